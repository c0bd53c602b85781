/// An exact amount and its currency. The currency always comes with the amount, never from a locale.
public struct Money: Hashable, Sendable {
    /// In units of the currency (19.99 for €19.99), not minor units.
    public let amount: ExactDecimal
    public let currency: CurrencyCode

    public init(_ amount: ExactDecimal, _ currency: CurrencyCode) {
        self.amount = amount
        self.currency = currency
    }

    /// How many decimals are printed: those of ISO 4217, or more where the amount has more.
    ///
    /// Never CLDR's smaller number: it would print RSD 99.99 as 100.
    public var printedDecimals: Int {
        max(currency.exponent ?? 0, amount.scale)
    }
}
