import ReceiptModel

/// Writes Markdown: syntax as it is, and every text escaped.
struct MarkdownWriter: ~Copyable {
    private var out: UTF8Writer
    private var startsLine = true

    init(capacity: Int) {
        out = UTF8Writer(capacity: capacity)
    }

    consuming func finish() -> [UInt8] { out.bytes() }

    /// Syntax of ours.
    mutating func syntax(_ text: StaticString) {
        out.append(text)
        startsLine = text.utf8CodeUnitCount > 0 && text.utf8Start[text.utf8CodeUnitCount - 1] == UInt8(ascii: "\n")
    }

    /// An invisible character that belongs to the text around it.
    mutating func control(_ text: StaticString) { out.append(text) }

    /// A text, in which nothing is syntax.
    ///
    /// Source: CommonMark 0.31, "Backslash escapes" and "Entity and numeric character references".
    mutating func text(_ bytes: [UInt8], in range: Range<Int>) {
        var start = range.lowerBound
        for at in range where at >= start {
            guard let escape = MarkdownEscape(bytes, at: at, in: range, startsLine: startsLine) else { continue }
            out.append(bytes, in: start..<at)
            switch escape {
            case .backslash: out.append(UInt8(ascii: "\\"))
            case .reference(let reference): out.append(reference)
            case .number(let scalar):
                out.append("&#")
                out.append(String(scalar))
                out.append(UInt8(ascii: ";"))
            case .space: out.append(UInt8(ascii: " "))
            }
            start = at + escape.length
        }
        out.append(bytes, in: start..<range.upperBound)
        if !range.isEmpty { startsLine = false }
    }
}
