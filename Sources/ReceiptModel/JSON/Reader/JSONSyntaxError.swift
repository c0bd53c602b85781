/// Why a text is not JSON (RFC 8259), or is more than the limits allow.
package struct JSONSyntaxError: Error, Hashable, Sendable {
    package let reason: Reason
    /// From 1.
    package let line: Int
    /// From 1, in Unicode scalars.
    package let column: Int

    package enum Reason: Error, Hashable, Sendable {
        case tooLarge(maximumBytes: Int)
        case tooDeep(maximumDepth: Int)
        case empty
        case byteOrderMark
        case endsEarly
        case valueExpected
        case keyExpected
        case colonExpected
        case commaOrBraceExpected
        case commaOrBracketExpected
        case contentBehindValue
        case malformedNumber
        case malformedEscape
        case loneSurrogate
        case nulCharacter
        case controlCharacter
        case invalidUTF8
    }

    /// The input is JSON so far, but larger or deeper than allowed.
    package var isLimit: Bool {
        switch reason {
        case .tooLarge, .tooDeep: true
        default: false
        }
    }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooLarge(let bytes):
            "The input is longer than \(bytes) bytes; split it, or raise the limit."
        case .tooDeep(let depth):
            "More than \(depth) objects and arrays stand inside each other here; flatten them, or raise the limit."
        case .empty: "The input holds nothing; give one JSON object."
        case .byteOrderMark: "The input begins with a byte order mark; save it as UTF-8 without one."
        case .endsEarly: "The input ends in the middle of a value; give all of it."
        case .valueExpected: "A value belongs here: an object, array, string in \"…\", number, true, false or null."
        case .keyExpected: "A key in quotation marks belongs here; take away a comma behind the last entry."
        case .colonExpected: "A colon belongs between a key and its value."
        case .commaOrBraceExpected: "A comma or the closing } of the object belongs here."
        case .commaOrBracketExpected: "A comma or the closing ] of the array belongs here."
        case .contentBehindValue: "The input goes on behind its value; give one JSON object and nothing else."
        case .malformedNumber: "This is not a JSON number; write it like 19.99, -3 or 1e2, with no zero or + in front."
        case .malformedEscape: "This escape is not one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX; mend it."
        case .loneSurrogate: "This \\u escape is half of a character; write both halves, or the character itself."
        case .nulCharacter: "A text cannot hold the character U+0000; take it away."
        case .controlCharacter: "A control character stands in a text; write it as an escape such as \\n."
        case .invalidUTF8: "These bytes are not UTF-8; save the input as UTF-8."
        }
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    package var description: String { "Line \(line), column \(column): \(reason)" }
}
