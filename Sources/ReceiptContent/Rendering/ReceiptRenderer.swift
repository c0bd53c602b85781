/// A medium for receipts: one function from a finished document to what is stored, sent or shown.
///
/// A renderer only draws. It translates no word and formats no amount; what it needs to know comes from the document
/// and from its own options, never from the process.
public protocol ReceiptRenderer: Sendable {
    associatedtype Output: Sendable
    associatedtype Failure: Error

    func render(_ document: ReceiptDocument) throws(Failure) -> Output
}

/// A medium for payment forms.
public protocol FormRenderer: Sendable {
    associatedtype Output: Sendable
    associatedtype Failure: Error

    func render(_ form: FormDocument) throws(Failure) -> Output
}

extension ReceiptDocument {
    /// The document on a medium: `try document.rendered(as: .text())`.
    public func rendered<Renderer: ReceiptRenderer>(
        as renderer: Renderer
    ) throws(Renderer.Failure) -> Renderer.Output {
        try renderer.render(self)
    }
}

extension FormDocument {
    /// The form on a medium: `try form.rendered(as: .json)`.
    public func rendered<Renderer: FormRenderer>(
        as renderer: Renderer
    ) throws(Renderer.Failure) -> Renderer.Output {
        try renderer.render(self)
    }
}
