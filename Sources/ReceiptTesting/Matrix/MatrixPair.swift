import ReceiptModel
import Receipts

/// A family in a locale, opened twice: receipts of the one must be like those of the other.
struct MatrixPair: Sendable {
    /// `business/de-CH`
    let name: String
    let locale: LanguageTag
    let first: any CheckoutComponentFactory
    let again: any CheckoutComponentFactory

    init(family: MatrixFamily, locale: LanguageTag) throws(MatrixFailure) {
        name = "\(family.name)/\(locale)"
        self.locale = locale
        do {
            first = try family.make(locale)
            again = try family.make(locale)
        } catch {
            throw MatrixFailure(cell: name, report: "\(error)")
        }
    }
}
