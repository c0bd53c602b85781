import ReceiptContent

/// Receipts and forms as one self-contained HTML document without scripts: for browsers and printers, receipts for mail
/// too.
///
/// What sellers and buyers wrote stands escaped and isolated, so that it can become neither markup nor reorder what
/// stands beside it. Equal documents give equal bytes.
///
/// ```swift
/// let page = try document.rendered(as: .html()).string
/// let mail = try document.rendered(as: .html(.mail)).string
/// ```
public struct HTMLRenderer: ReceiptRenderer, FormRenderer {
    public let options: HTMLOptions

    public init(_ options: HTMLOptions = HTMLOptions()) {
        self.options = options
    }

    /// Never fails. A code that nothing can draw is spelled out, which is an issue of the result.
    public func render(_ document: ReceiptDocument) throws(RenderingError) -> RenderedText {
        HTMLComposer(document, options).compose()
    }

    /// Never fails. Mails cannot hold forms, so that a form is a page in either variant. An entry's control characters are
    /// issues of the result.
    public func render(_ form: FormDocument) throws(RenderingError) -> RenderedText {
        HTMLFormComposer(form, options).compose()
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

extension FormRenderer where Self == HTMLRenderer {
    /// An HTML document with the form.
    public static func html(_ form: HTMLFormOptions = HTMLFormOptions(), paper: HTMLPaper = .a4) -> HTMLRenderer {
        HTMLRenderer(HTMLOptions(paper: paper, form: form))
    }
}
