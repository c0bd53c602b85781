import ReceiptContent
import ReceiptICU

/// Receipts and forms as lines of fixed-width text in UTF-8.
///
/// No line is wider than its columns, ends in a space, or splits an amount; every line ends in a line feed. Text from
/// right to left is in logical order, and what reads the other way is isolated within each line (UAX #9), so that a
/// terminal that orders each line by itself shows it right; `TextOptions.bidi` gives visual order for devices that don't.
///
/// ```swift
/// let text = try document.rendered(as: .text(columns: .narrow)).string
/// ```
public struct TextRenderer: ReceiptRenderer, FormRenderer {
    public let options: TextOptions
    private let breakers = LineBreakerPool()

    public init(_ options: TextOptions = TextOptions()) {
        self.options = options
    }

    /// - Throws: `RenderingError.tooNarrow` when an amount is wider than a line, `.lineBreaking` or `.bidi` without ICU's data.
    public func render(_ document: ReceiptDocument) throws(RenderingError) -> RenderedText {
        let page = try CellLayout.page(of: document, options: options, breakers: breakers)
        return RenderedText(utf8: page.utf8, issues: document.issues + page.issues)
    }

    /// - Throws: as for a receipt.
    public func render(_ form: FormDocument) throws(RenderingError) -> RenderedText {
        try render(form.layoutDocument)
    }
}

extension ReceiptRenderer where Self == TextRenderer {
    /// Lines of fixed-width text.
    public static func text(
        columns: ColumnCount = .standard, bidi: TextOptions.BidiOrder = .logical
    ) -> TextRenderer {
        TextRenderer(TextOptions(columns: columns, bidi: bidi))
    }
}

extension FormRenderer where Self == TextRenderer {
    /// Lines of fixed-width text.
    public static func text(
        columns: ColumnCount = .standard, bidi: TextOptions.BidiOrder = .logical
    ) -> TextRenderer {
        TextRenderer(TextOptions(columns: columns, bidi: bidi))
    }
}
