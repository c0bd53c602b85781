import ReceiptContent

/// The isolates of a text that are open at some place in it.
struct OpenIsolates {
    /// What opens each of them again, the outermost first. A first-strong isolate is there by the direction that it had
    /// found, since the rest of it may begin with other letters.
    private(set) var open: [TextDirection] = []

    init(_ text: [UInt8], from start: Int, to end: Int) {
        var at = start
        while let (position, kind) = Self.next(in: text[at..<end]) {
            at = position + 3
            switch kind {
            case .leftToRight: open.append(.leftToRight)
            case .rightToLeft: open.append(.rightToLeft)
            case .firstStrong:
                let content = String(decoding: text[at..<end], as: UTF8.self)
                open.append(TextDirection.ofFirstStrong(in: content) ?? .leftToRight)
            case .pop: _ = open.popLast()
            }
        }
    }

    /// How many more isolates begin than end in `text`.
    static func surplus(in text: ArraySlice<UInt8>) -> Int {
        var count = 0
        var rest = text
        while let (position, kind) = next(in: rest) {
            count += kind == .pop ? -1 : 1
            rest = rest[(position + 3)...]
        }
        return count
    }

    /// U+2066–2069 by the last of their three bytes.
    private enum Kind: UInt8 {
        case leftToRight = 0xA6
        case rightToLeft = 0xA7
        case firstStrong = 0xA8
        case pop = 0xA9
    }

    private static func next(in text: ArraySlice<UInt8>) -> (position: Int, kind: Kind)? {
        var at = text.startIndex
        while at + 2 < text.endIndex {
            if text[at] == 0xE2, text[at + 1] == 0x81, let kind = Kind(rawValue: text[at + 2]) { return (at, kind) }
            at += 1
        }
        return nil
    }
}
