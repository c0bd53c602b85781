import ReceiptContent

/// Receipts and forms as Markdown with tables (CommonMark and GitHub's extension for tables).
///
/// What sellers and buyers wrote stands there as text: it can form no link, markup, emphasis or heading, and breaks no
/// table.
///
/// ```swift
/// let text = try document.rendered(as: .markdown).string
/// ```
public struct MarkdownRenderer: ReceiptRenderer, FormRenderer {
    public init() {}

    /// Never fails. Codes are spelled out, as in every text.
    public func render(_ document: ReceiptDocument) throws(RenderingError) -> RenderedText {
        MarkdownComposer(document).compose()
    }

    /// Never fails.
    public func render(_ form: FormDocument) throws(RenderingError) -> RenderedText {
        try render(form.layoutDocument)
    }
}

extension ReceiptRenderer where Self == MarkdownRenderer {
    /// Markdown with tables.
    public static var markdown: MarkdownRenderer { MarkdownRenderer() }
}

extension FormRenderer where Self == MarkdownRenderer {
    /// Markdown with tables.
    public static var markdown: MarkdownRenderer { MarkdownRenderer() }
}
