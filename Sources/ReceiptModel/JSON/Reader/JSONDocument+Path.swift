extension JSONDocument {
    /// Where a value or key stands: `$.lines[2].taxes[0].rate`.
    ///
    /// A key may be any text, even somebody's name or card number: one that is not shaped like a name of a program or a
    /// language tag shows as `['…']`.
    package func path(to node: Int) -> String {
        var path = "$"
        var container = Self.root
        while container != node {
            switch nodes[container].kind {
            case .object:
                var key = container + 1
                while nodes[key + 1].next <= node { key = Int(nodes[key + 1].next) }
                path += Self.step(text(of: key))
                if key == node { return path }
                container = key + 1
            case .array:
                var (element, index) = (container + 1, 0)
                while nodes[element].next <= node { (element, index) = (Int(nodes[element].next), index + 1) }
                path += "[\(index)]"
                container = element
            default:
                return path
            }
        }
        return path
    }

    /// One key of a path.
    static func step(_ key: String) -> String {
        let bytes = key.utf8
        let isShort = (1...40).contains(bytes.count)
        let isWord = bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        let digits = bytes.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isShort, isWord, digits <= 4 else { return "['…']" }
        let startsWithDigit = bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return startsWithDigit || bytes.contains(UInt8(ascii: "-")) ? "['\(key)']" : ".\(key)"
    }
}
