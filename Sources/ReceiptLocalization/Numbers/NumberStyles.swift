import ReceiptModel

/// The number styles that one document asks for again and again, looked up once: a lookup takes a lock that all users
/// of the locale share. A class, so that passing all of them on counts one reference.
package final class NumberStyles: Sendable {
    package let formats: LocaleFormats
    /// For amounts of `currency`.
    package let amount: NumberStyle
    package let decimal: NumberStyle
    package let percent: NumberStyle
    private let currency: CurrencyCode

    /// - Throws: `FormatError.unavailable` where ICU cannot make a style.
    package init(_ formats: LocaleFormats, currency: CurrencyCode) throws(FormatError) {
        amount = try formats.money(currency)
        decimal = try formats.decimal()
        percent = try formats.percent()
        self.formats = formats
        self.currency = currency
    }

    /// The style for amounts of any currency.
    package func money(_ currency: CurrencyCode) throws(FormatError) -> NumberStyle {
        currency == self.currency ? amount : try formats.money(currency)
    }
}
