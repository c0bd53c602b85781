/// A JSON text that was read: its bytes, and where each value stands in them.
///
/// A value is named by the index of its node; 0 is the outermost.
package struct JSONDocument: Sendable {
    let bytes: [UInt8]
    package let nodes: [JSONNode]
    /// The keys that stood earlier in the same object, in the order in which their objects end.
    package let duplicateKeys: [Int]

    package static let root = 0

    init(bytes: [UInt8], nodes: [JSONNode], duplicateKeys: [Int] = []) {
        self.bytes = bytes
        self.nodes = nodes
        self.duplicateKeys = duplicateKeys
    }

    // MARK: - Containers

    /// The values of an array, in order; empty for another node.
    package func elements(of array: Int) -> [Int] {
        guard nodes[array].kind == .array else { return [] }
        var elements: [Int] = []
        var node = array + 1
        while node < nodes[array].next {
            elements.append(node)
            node = Int(nodes[node].next)
        }
        return elements
    }

    /// A key and its value.
    package struct Member: Sendable {
        package let key: Int
        package var value: Int { key + 1 }
    }

    /// The keys and values of an object, in order; empty for another node.
    package func members(of object: Int) -> [Member] {
        guard nodes[object].kind == .object else { return [] }
        var members: [Member] = []
        var key = object + 1
        while key < nodes[object].next {
            members.append(Member(key: key))
            key = Int(nodes[key + 1].next)
        }
        return members
    }

    // MARK: - Texts and numbers

    /// The bytes of a number as it is written, or of a text with its escapes.
    func raw(_ node: Int) -> ArraySlice<UInt8> {
        bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
    }

    /// The characters of a text or key; of another node, its bytes.
    package func text(of node: Int) -> String {
        String(decoding: utf8(of: node), as: UTF8.self)
    }

    /// The lines, from 1, that values or keys stand on, which are given in the order of the text.
    package func lines(of nodes: [Int]) -> [Int] {
        JSONPosition.locate(nodes.map { Int(self.nodes[$0].start) }, in: bytes).map(\.line)
    }

    /// The characters of a text or key in UTF-8.
    func utf8(of node: Int) -> ArraySlice<UInt8> {
        nodes[node].kind == .escapedText ? unescaped(raw(node)) : raw(node)
    }

    /// Whether a key is this ASCII name.
    func isKey(_ key: Int, _ name: StaticString) -> Bool {
        guard nodes[key].kind == .text else {
            return name.withUTF8Buffer { utf8(of: key).elementsEqual($0) }
        }
        // By far the most frequent question of a decoder: answered without a slice.
        let start = Int(nodes[key].start)
        guard Int(nodes[key].end) - start == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
        }
    }

    /// The reader has made sure that every escape is whole.
    private func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var characters: [UInt8] = []
        characters.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index] == UInt8(ascii: "\\") else {
                characters.append(text[index])
                index += 1
                continue
            }
            let letter = text[index + 1]
            if letter == UInt8(ascii: "u"), let unit = JSONReader.codeUnit(at: index, in: bytes) {
                var scalar = UInt32(unit)
                index += 6
                if UTF16.isLeadSurrogate(unit), let second = JSONReader.codeUnit(at: index, in: bytes) {
                    scalar = 0x10000 + (scalar - 0xD800) << 10 + UInt32(second) - 0xDC00
                    index += 6
                }
                let encoded = Unicode.Scalar(scalar).flatMap { UTF8.encode($0) }
                characters.append(contentsOf: encoded ?? UTF8.encodedReplacementCharacter)
                continue
            }
            switch letter {
            case UInt8(ascii: "b"): characters.append(0x08)
            case UInt8(ascii: "f"): characters.append(0x0C)
            case UInt8(ascii: "n"): characters.append(0x0A)
            case UInt8(ascii: "r"): characters.append(0x0D)
            case UInt8(ascii: "t"): characters.append(0x09)
            default: characters.append(letter)
            }
            index += 2
        }
        return characters[...]
    }
}
