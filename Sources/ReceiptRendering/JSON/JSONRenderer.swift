import ReceiptContent
import ReceiptModel

/// Documents and forms as data: every text in its final form, with its role, language and direction, and the raw value
/// beside it. Member names and their order do not change within a `version`.
///
/// ```json
/// {"text": "19,99 €", "role": "amount", "language": "de-DE", "direction": "ltr",
///  "value": {"money": {"amount": "19.99", "currency": "EUR"}}}
/// ```
///
/// Amounts are texts, so that no reader rounds them; days and times have ISO 8601's form, and a percentage of 19 is
/// `"19"`. A member without a value is left out. A text of a receipt in two languages has runs of both; a form has what
/// its second language says otherwise under `second`.
public struct JSONRenderer: ReceiptRenderer, FormRenderer {
    public static let version = 1

    public init() {}

    /// Never fails.
    public func render(_ document: ReceiptDocument) throws(RenderingError) -> RenderedText {
        var writer = JSONWriter()
        writer.write(document)
        return RenderedText(utf8: writer.finish(), issues: document.issues)
    }

    /// Never fails.
    public func render(_ form: FormDocument) throws(RenderingError) -> RenderedText {
        var writer = JSONWriter()
        writer.write(form)
        return RenderedText(utf8: writer.finish())
    }
}

extension ReceiptRenderer where Self == JSONRenderer {
    /// The localized document as data.
    public static var json: JSONRenderer { JSONRenderer() }
}

extension FormRenderer where Self == JSONRenderer {
    /// The localized form as data.
    public static var json: JSONRenderer { JSONRenderer() }
}
