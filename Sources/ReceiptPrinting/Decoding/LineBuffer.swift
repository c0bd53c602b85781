import ReceiptContent

/// The characters and pictures that wait for a command that prints them.
struct LineBuffer {
    /// Where the next character goes, in dots from the left margin.
    private(set) var position = 0
    /// Where the rightmost part ends.
    private(set) var extent = 0
    private var spans: [PrintedLine.Span] = []
    private var open: OpenText?

    /// Text that the next character may continue.
    private struct OpenText {
        let x: Int
        let style: TextStyle
        let advance: Int
        let height: Int
        var encoding: String
        var scalars: String.UnicodeScalarView
        var end: Int
    }

    var isEmpty: Bool { spans.isEmpty && open == nil }

    /// Nothing was printed into it, and no place chosen.
    var isAtStart: Bool { isEmpty && position == 0 }

    /// - Parameter encoding: Where the character comes from; nil for ASCII, which goes with any.
    mutating func add(_ scalar: Unicode.Scalar, style: TextStyle, advance: Int, height: Int, encoding: String?) {
        if var text = open, text.end == position, text.style == style, text.advance == advance, text.height == height,
            encoding == nil || text.encoding == encoding || text.encoding.isEmpty
        {
            open = nil  // so that the characters are not copied
            if let encoding { text.encoding = encoding }
            text.scalars.append(scalar)
            text.end += advance
            open = text
        } else {
            close()
            open = OpenText(
                x: position, style: style, advance: advance, height: height, encoding: encoding ?? "",
                scalars: String.UnicodeScalarView([scalar]), end: position + advance)
        }
        move(to: position + advance)
        extent = max(extent, position)
    }

    mutating func add(_ image: DotImage) {
        close()
        spans.append(PrintedLine.Span(x: position, content: .image(image)))
        move(to: position + image.width)
        extent = max(extent, position)
    }

    mutating func move(to place: Int) { position = max(place, 0) }

    /// Empties the buffer.
    ///
    /// - Parameters:
    ///   - left: Where the printing area begins on the paper.
    ///   - width: Of the printing area.
    mutating func take(alignment: PrintAlignment, left: Int, width: Int) -> [PrintedLine.Span] {
        close()
        let room = max(width - extent, 0)
        let shift =
            switch alignment {
            case .left: left
            case .center: left + room / 2
            case .right: left + room
            }
        let taken = spans.map { PrintedLine.Span(x: $0.x + shift, content: $0.content) }
        self = LineBuffer()
        return taken
    }

    private mutating func close() {
        guard let text = open else { return }
        open = nil
        let content = PrintedLine.Text(
            string: String(text.scalars), style: text.style, advance: text.advance, height: text.height,
            encoding: text.encoding)
        spans.append(PrintedLine.Span(x: text.x, content: .text(content)))
    }
}
