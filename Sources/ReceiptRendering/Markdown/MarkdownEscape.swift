/// What becomes of a character that would be syntax.
enum MarkdownEscape {
    case backslash
    case reference(StaticString)
    /// By its number: a space that a parser would take for the end of the text.
    case number(UInt32)
    case space

    /// - Parameter startsLine: Whether the text is the first of its line, where a few more characters are syntax.
    /// - Returns: nil where the character stays as it is.
    init?(_ bytes: [UInt8], at index: Int, in range: Range<Int>, startsLine: Bool) {
        let next = index + 1 < range.upperBound ? bytes[index + 1] : UInt8(ascii: " ")
        switch bytes[index] {
        case UInt8(ascii: "&"): self = .reference("&amp;")
        case UInt8(ascii: "<"): self = .reference("&lt;")
        // Parsers of tables do not agree on what a backslash before a backslash before a bar is.
        case UInt8(ascii: "|"): self = .reference("&#124;")
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "!"),
            UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            self = .backslash
        // Addresses become links by themselves; numbers and times stay as they are.
        case UInt8(ascii: ":") where next >= 0x80: return nil
        case UInt8(ascii: "."), UInt8(ascii: ":"):
            if Self.isDigit(next), !startsLine || index > range.lowerBound { return nil }
            if next == UInt8(ascii: " "), !Self.endsListNumber(bytes, at: index, in: range, startsLine) { return nil }
            self = .backslash
        case UInt8(ascii: ")"):
            guard Self.endsListNumber(bytes, at: index, in: range, startsLine) else { return nil }
            self = .backslash
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="):
            guard startsLine, index == range.lowerBound else { return nil }
            self = .backslash
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): self = .space
        case 0xC2, 0xE1...0xE3:
            guard let space = Self.wideSpace(bytes, at: index, in: range) else { return nil }
            self = .number(space)
        default: return nil
        }
    }

    /// How many bytes of the source it stands for.
    var length: Int {
        switch self {
        case .backslash: 0
        case .reference, .space: 1
        case .number(let scalar): scalar < 0x800 ? 2 : 3
        }
    }

    /// A space beyond ASCII at either end of a text.
    private static func wideSpace(_ bytes: [UInt8], at index: Int, in range: Range<Int>) -> UInt32? {
        let scalar: UInt32
        switch bytes[index] {
        case 0xC2 where index + 1 < range.upperBound: scalar = UInt32(bytes[index + 1])
        case let lead where index + 2 < range.upperBound:
            scalar = UInt32(lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        default: return nil
        }
        switch scalar {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
            let end = index + (scalar < 0x800 ? 2 : 3)
            return index == range.lowerBound || end == range.upperBound ? scalar : nil
        default: return nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// `12.` and `12)` at the start of a line begin a list.
    private static func endsListNumber(
        _ bytes: [UInt8], at index: Int, in range: Range<Int>, _ startsLine: Bool
    ) -> Bool {
        startsLine && index > range.lowerBound && bytes[range.lowerBound..<index].allSatisfy(isDigit)
    }
}
