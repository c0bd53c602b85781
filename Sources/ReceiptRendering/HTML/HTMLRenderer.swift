import ReceiptContent

/// Receipts as one self-contained HTML document without scripts: for browsers and printers, or for mail.
///
/// What sellers and buyers wrote stands escaped and isolated, so that it can become neither markup nor reorder what
/// stands beside it. Equal documents give equal bytes.
///
/// ```swift
/// let page = try document.rendered(as: .html()).string
/// let mail = try document.rendered(as: .html(.mail)).string
/// ```
public struct HTMLRenderer: ReceiptRenderer {
    public let options: HTMLOptions

    public init(_ options: HTMLOptions = HTMLOptions()) {
        self.options = options
    }

    /// Never fails. A code that nothing can draw is spelled out, which is an issue of the result.
    public func render(_ document: ReceiptDocument) throws(RenderingError) -> RenderedText {
        HTMLComposer(document, options).compose()
    }
}

extension ReceiptRenderer where Self == HTMLRenderer {
    /// An HTML document.
    ///
    /// - Parameter rasterizer: Draws codes; without one they are spelled out.
    public static func html(
        _ variant: HTMLVariant = .page, paper: HTMLPaper = .a4, rasterizer: (any Rasterizer)? = nil
    ) -> HTMLRenderer {
        HTMLRenderer(HTMLOptions(variant: variant, paper: paper, rasterizer: rasterizer))
    }
}
