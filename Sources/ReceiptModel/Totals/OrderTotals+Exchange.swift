extension OrderTotals {
    /// The tax total in the national currency: the stated one, else tax × rate rounded half up to that currency.
    ///
    /// - Throws: `DecimalError.overflow` for more than 38 digits.
    public func taxTotal(in exchange: ExchangeDetails) throws(DecimalError) -> ExactDecimal {
        if let stated = exchange.taxTotal { return stated }
        return try tax.multiplied(by: exchange.rate).rounded(to: exchange.currency.exponent ?? tax.scale, .halfUp)
    }
}
