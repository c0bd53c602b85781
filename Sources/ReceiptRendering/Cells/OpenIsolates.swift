import ReceiptContent

/// The isolates of a text that are open at some place in it.
struct OpenIsolates {
    /// What opens each of them again, the outermost first. A first-strong isolate is there by the direction that it had
    /// found, since the rest of it may begin with other letters.
    private(set) var open: [Unicode.Scalar] = []

    init(_ text: [UInt8], from start: Int, to end: Int) {
        var at = start
        while let (position, scalar) = Self.next(in: text[at..<end]) {
            at = position + 3
            if scalar == .popDirectionalIsolate {
                _ = open.popLast()
            } else if scalar == .firstStrongIsolate {
                let content = String(decoding: text[at..<end], as: UTF8.self)
                let direction = TextDirection.ofFirstStrong(in: content) ?? .leftToRight
                open.append(direction == .rightToLeft ? .rightToLeftIsolate : .leftToRightIsolate)
            } else {
                open.append(scalar)
            }
        }
    }

    /// How many more isolates begin than end in `text`.
    static func surplus(in text: ArraySlice<UInt8>) -> Int {
        var count = 0
        var rest = text
        while let (position, scalar) = next(in: rest) {
            count += scalar == .popDirectionalIsolate ? -1 : 1
            rest = rest[(position + 3)...]
        }
        return count
    }

    /// The first of U+2066–2069, three bytes each.
    private static func next(in text: ArraySlice<UInt8>) -> (Int, Unicode.Scalar)? {
        var at = text.startIndex
        while at + 2 < text.endIndex {
            if text[at] == 0xE2, text[at + 1] == 0x81, (0xA6...0xA9).contains(text[at + 2]) {
                return (at, Unicode.Scalar(UInt32(0x2066) + UInt32(text[at + 2] - 0xA6)) ?? .popDirectionalIsolate)
            }
            at += 1
        }
        return nil
    }
}
