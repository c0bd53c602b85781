/// Reads one JSON text (RFC 8259) in one pass, strictly, and without recursion.
///
/// Stricter than the standard in three ways: no byte order mark, no U+0000, and two equal keys in one object are noted in
/// `JSONDocument.duplicateKeys`. Numbers stay as they are written.
package struct JSONReader {
    let bytes: [UInt8]
    var offset = 0
    private let limits: JSONLimits
    private var nodes: [JSONNode] = []
    /// The objects and arrays that are not closed yet, from the outermost.
    private var open: [Int] = []
    private var duplicateKeys: [Int] = []

    private init(_ bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
        nodes.reserveCapacity(min(bytes.count / 8, 4096))
    }

    /// - Throws: at the first byte that is not JSON, or that is too much.
    /// - Complexity: O(n), and O(k log k) for an object of k keys.
    package static func read(
        _ bytes: [UInt8], limits: JSONLimits = .standard
    ) throws(JSONSyntaxError) -> JSONDocument {
        var reader = JSONReader(bytes, limits: limits)
        do {
            return try reader.document()
        } catch {
            let place = JSONPosition.locate([reader.offset], in: bytes).first ?? JSONPosition(line: 1, column: 1)
            throw JSONSyntaxError(reason: error, line: place.line, column: place.column)
        }
    }

    private mutating func document() throws(JSONSyntaxError.Reason) -> JSONDocument {
        guard bytes.count <= limits.maximumBytes else { throw .tooLarge(maximumBytes: limits.maximumBytes) }
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw .byteOrderMark }
        skipWhitespace()
        guard offset < bytes.count else { throw .empty }
        try value()
        while try goesOn() { try value() }
        skipWhitespace()
        guard offset == bytes.count else { throw .contentBehindValue }
        return JSONDocument(bytes: bytes, nodes: nodes, duplicateKeys: duplicateKeys)
    }

    // MARK: - Structure

    /// Reads a scalar, or opens a container up to its first value.
    private mutating func value() throws(JSONSyntaxError.Reason) {
        while true {
            skipWhitespace()
            switch byte {
            case UInt8(ascii: "{"):
                try openContainer(.object)
                skipWhitespace()
                if byte == UInt8(ascii: "}") { return closeContainer() }
                try key()
            case UInt8(ascii: "["):
                try openContainer(.array)
                skipWhitespace()
                if byte == UInt8(ascii: "]") { return closeContainer() }
            default:
                return try scalar()
            }
        }
    }

    /// Closes what ends behind a value.
    ///
    /// - Returns: whether another value follows.
    private mutating func goesOn() throws(JSONSyntaxError.Reason) -> Bool {
        while let container = open.last {
            skipWhitespace()
            let isObject = nodes[container].kind == .object
            switch byte {
            case UInt8(ascii: ","):
                offset += 1
                if isObject {
                    skipWhitespace()
                    try key()
                }
                return true
            case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
                closeContainer()
            default:
                guard offset < bytes.count else { throw .endsEarly }
                throw isObject ? .commaOrBraceExpected : .commaOrBracketExpected
            }
        }
        return false
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONSyntaxError.Reason) {
        guard open.count < limits.maximumDepth else { throw .tooDeep(maximumDepth: limits.maximumDepth) }
        open.append(nodes.count)
        append(kind, from: offset, to: offset)
        offset += 1
    }

    private mutating func closeContainer() {
        offset += 1
        guard let container = open.popLast() else { return }
        nodes[container].end = UInt32(offset)
        nodes[container].next = UInt32(nodes.count)
        if nodes[container].kind == .object {
            duplicateKeys += DuplicateKeys.find(inObject: container, nodes: nodes, bytes: bytes)
        }
    }

    private mutating func key() throws(JSONSyntaxError.Reason) {
        guard byte == UInt8(ascii: "\"") else { throw offset < bytes.count ? .keyExpected : .endsEarly }
        try text()
        skipWhitespace()
        guard byte == UInt8(ascii: ":") else { throw offset < bytes.count ? .colonExpected : .endsEarly }
        offset += 1
    }

    // MARK: - Scalars

    private mutating func scalar() throws(JSONSyntaxError.Reason) {
        switch byte {
        case UInt8(ascii: "\""): try text()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let start = offset
            try skipNumber()
            append(.number, from: start, to: offset)
        case UInt8(ascii: "t"): try word("true", .true)
        case UInt8(ascii: "f"): try word("false", .false)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw offset < bytes.count ? .valueExpected : .endsEarly
        }
    }

    private mutating func text() throws(JSONSyntaxError.Reason) {
        let start = offset + 1
        let hasEscapes = try skipText()
        append(hasEscapes ? .escapedText : .text, from: start, to: offset - 1)
    }

    private mutating func word(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONSyntaxError.Reason) {
        let end = offset + word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        guard matches else { throw .valueExpected }
        append(kind, from: offset, to: end)
        offset = end
    }

    private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
        // The limit on bytes keeps every offset and every index below 2^31.
        nodes.append(
            JSONNode(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
    }

    /// The byte at hand; 0, which no JSON text holds, at the end.
    @inline(__always)
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    @inline(__always)
    private mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }
}
