/// Where a pattern quotes, by ICU's rules (`DOUBLE_OPTIONAL`): an apostrophe opens a quotation only before a brace, two
/// apostrophes are one. Quotations of `#` inside a plural hide no argument and are not looked for.
struct PatternQuotes {
    /// The bytes inside the apostrophes.
    private(set) var ranges: [Range<Int>] = []
    /// The first quotation that hides more than one brace by itself.
    private(set) var hiding: Range<Int>?
    /// How deep unquoted braces nest.
    private(set) var depth = 0

    init(_ bytes: [UInt8]) {
        var index = 0
        var open = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"):
                open += 1
                depth = max(depth, open)
            case UInt8(ascii: "}"): open = max(0, open - 1)
            case UInt8(ascii: "'") where index < bytes.count:
                if bytes[index] == UInt8(ascii: "'") {
                    index += 1
                } else if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}") {
                    quote(bytes, &index)
                }
            default: break
            }
        }
    }

    private mutating func quote(_ bytes: [UInt8], _ index: inout Int) {
        let start = index
        var isClosed = false
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "'") {
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "'") {
                    index += 1
                } else {
                    isClosed = true
                    break
                }
            }
            index += 1
        }
        ranges.append(start..<index)
        if hiding == nil, !isClosed || index - start > 1 { hiding = start..<index }
        if isClosed { index += 1 }
    }

    func contains(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }
}
