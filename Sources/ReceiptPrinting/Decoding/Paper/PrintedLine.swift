import ReceiptContent

/// One line of print: stretches of text, and pictures that stand among them.
public struct PrintedLine: Hashable, Sendable {
    /// From left to right as they were printed; they may overlap.
    public let spans: [Span]
    public let alignment: PrintAlignment
    /// How far the paper moves behind it, in dots: at least the height of what stands on it.
    public let advance: Int
    public let end: End

    /// Why a line was printed.
    public enum End: Hashable, Sendable {
        case command
        /// The next character had no room.
        case wrapped
    }

    public struct Span: Hashable, Sendable {
        /// Dots from the left edge of the paper.
        public let x: Int
        public let content: Content

        public enum Content: Hashable, Sendable {
            case text(Text)
            case image(DotImage)
        }
    }

    /// Characters in one look, each as wide as the others.
    public struct Text: Hashable, Sendable {
        /// U+FFFD stands for a byte of which nobody knows what it prints.
        public let string: String
        public let style: TextStyle
        /// From one character to the next, in dots.
        public let advance: Int
        /// In dots.
        public let height: Int
        /// The code page or set of characters that was in use for what is not ASCII; empty for plain ASCII.
        public let encoding: String
    }

    /// What the line says, with one space for each gap.
    public var text: String {
        var text = ""
        var end: Int?
        for span in spans {
            guard case .text(let part) = span.content else { continue }
            if let end, span.x > end { text += " " }
            text += part.string
            end = span.x + span.width
        }
        return text
    }

    /// The height of the tallest part, in dots.
    public var height: Int { spans.map(\.height).max() ?? 0 }
}

extension PrintedLine.Span {
    /// In dots.
    public var width: Int {
        switch content {
        case .text(let text): text.advance * text.string.unicodeScalars.count
        case .image(let image): image.width
        }
    }

    /// In dots.
    public var height: Int {
        switch content {
        case .text(let text): text.height
        case .image(let image): image.height
        }
    }
}

public enum PrintAlignment: String, Hashable, Sendable {
    case left
    case center
    case right
}
