import ReceiptContent
import ReceiptModel

/// What a checkout hands out: the other half of a family's pair.
///
/// Only `title(for:)` has to be written; the default document is a general one under that title, in English.
public protocol ReceiptFormatter: Sendable {
    /// The localized title of the document for one order. Cannot fail.
    func title(for orderID: String) -> String

    /// The family that the formatter belongs to, such as `business`; nil: unstated.
    var family: String? { get }
    /// The locale of its words; nil: unstated.
    var locale: LanguageTag? { get }

    /// A title and the labels of a form in one line, with the language's own separators: `Order 42: Card number, …`.
    func summary(title: String, fields: [String]) -> String

    /// The whole document of an order: exact, localized and final.
    ///
    /// - Throws: `OrderError` for an order that does not add up, `FormatError` where ICU lacks data.
    func document(for order: Order) throws -> ReceiptDocument
}

extension ReceiptFormatter {
    public var family: String? { nil }
    public var locale: LanguageTag? { nil }

    public func summary(title: String, fields: [String]) -> String {
        DocumentWords.english.summary(title: title, fields: fields)
    }

    public func document(for order: Order) throws -> ReceiptDocument {
        try DocumentComposer(
            words: .english, familyWords: GeneralFamilyWords(common: DocumentWords.english.common), family: family,
            layout: .slip, title: .literal(title(for: order.document.number))
        ).document(for: order)
    }
}
