/// An exact amount and its currency. The currency always comes with the amount, never from a locale.
public struct Money: Hashable, Sendable {
    /// In units of the currency (19.99 for €19.99), not minor units.
    public let amount: ExactDecimal
    public let currency: CurrencyCode

    public init(_ amount: ExactDecimal, _ currency: CurrencyCode) {
        self.amount = amount
        self.currency = currency
    }
}
