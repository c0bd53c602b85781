import ReceiptModel

/// A part of a document, in printed order. A closed set: renderers switch over it without `default`, so that the
/// compiler shows each of them a new block.
public enum Block: Hashable, Sendable {
    /// A word across the paper: copy, void, training.
    case mark(MarkBlock)
    /// The seller, at the head.
    case letterhead(RowsBlock)
    case title(TitleBlock)
    /// Number, dates, references: labels and values.
    case facts(RowsBlock)
    /// A party with a heading: the buyer, the seller on an invoice.
    case party(RowsBlock)
    /// What was sold.
    case items(RowsBlock)
    case totals(RowsBlock)
    /// The table of taxes by rate.
    case taxes(RowsBlock)
    case payments(RowsBlock)
    /// Lines for the customer to fill in or sign.
    case slip(RowsBlock)
    /// Notes, mentions, thanks: each row one paragraph.
    case paragraphs(RowsBlock)
    case code(CodeBlock)
}

public struct TitleBlock: Hashable, Sendable {
    public let text: TextSpan

    package init(text: TextSpan) { self.text = text }
}

public struct MarkBlock: Hashable, Sendable {
    public let kind: DocumentKind
    public let text: TextSpan

    package init(kind: DocumentKind, text: TextSpan) {
        self.kind = kind
        self.text = text
    }
}

/// Rows under an optional heading.
public struct RowsBlock: Hashable, Sendable {
    /// Empty: the rows stand alone.
    public let heading: TextSpan
    public let rows: RowRange
    public let alignment: BlockAlignment

    package init(heading: TextSpan, rows: RowRange, alignment: BlockAlignment) {
        self.heading = heading
        self.rows = rows
        self.alignment = alignment
    }
}

public enum BlockAlignment: String, Hashable, Sendable, CaseIterable {
    case start
    case center
}

/// A code to draw: payload and kind, no picture.
public struct CodeBlock: Hashable, Sendable {
    public let kind: CodeKind
    /// The exact bytes of the code, as text.
    public let payload: String
    /// Words for a reader who cannot see it.
    public let alternative: TextSpan
    /// Printed under it; may be empty.
    public let caption: TextSpan

    package init(kind: CodeKind, payload: String, alternative: TextSpan, caption: TextSpan) {
        self.kind = kind
        self.payload = payload
        self.alternative = alternative
        self.caption = caption
    }
}
