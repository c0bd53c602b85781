/// The text of a page that ICU lacks: comments from `#`, and eight lines of a first byte and sixteen code points in
/// hexadecimal, `----` where the page has nothing.
enum CodePageText {
    /// What the bytes 0x80 … 0xFF stand for.
    static func upperHalf(_ text: String) -> [Unicode.Scalar?] {
        var scalars = [Unicode.Scalar?](repeating: nil, count: 128)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard let first = words.first.flatMap({ Int($0, radix: 16) }) else { continue }
            for (offset, word) in words.dropFirst().enumerated() where scalars.indices.contains(first - 0x80 + offset) {
                scalars[first - 0x80 + offset] = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)
            }
        }
        return scalars
    }
}
