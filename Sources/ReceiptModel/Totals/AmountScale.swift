/// How many decimals the amounts of one order have. Inside the calculation an amount is a whole number of units of
/// that size, here called minor units.
struct AmountScale {
    let decimals: Int

    init(decimals: Int) { self.decimals = decimals }

    /// The exponent of ISO 4217; for a currency without one the most decimals that any amount of the order has.
    init(of order: borrowing Order) {
        decimals = order.currency.exponent ?? Self.mostDecimals(in: order)
    }

    /// The amount as a whole number of minor units.
    ///
    /// - Throws: `DecimalError.inexact` for an amount with more decimals than the order's amounts have, `.overflow`.
    func minorUnits(_ amount: ExactDecimal) throws(DecimalError) -> Int128 {
        amount.scale == decimals ? amount.coefficient : try amount.rescaled(to: decimals).coefficient
    }

    func minorUnits(rounding amount: ExactDecimal, _ mode: RoundingMode) throws(DecimalError) -> Int128 {
        amount.scale == decimals ? amount.coefficient : try amount.rounded(to: decimals, mode).coefficient
    }

    /// - Parameter minorUnits: of at most 38 digits, as checked arithmetic leaves them.
    func amount(_ minorUnits: Int128) -> ExactDecimal {
        ExactDecimal(unchecked: minorUnits, scale: decimals)
    }

    /// `percent` of `minorUnits`, before rounding.
    static func share(_ percent: ExactDecimal, of minorUnits: Int128) throws(DecimalError) -> ExactFraction {
        let percent = percent.reduced
        guard percent.scale + 2 <= ExactDecimal.maximumDigits else { throw .overflow }
        return ExactFraction(
            try minorUnits.times(percent.coefficient), over: ExactDecimal.powerOfTen(percent.scale + 2))
    }

    private static func mostDecimals(in order: borrowing Order) -> Int {
        var most = 0
        func note(_ amount: ExactDecimal?) {
            if let amount { most = max(most, amount.scale) }
        }
        func note(_ value: AdjustmentValue) {
            if case .amount(let amount) = value { note(amount) }
        }
        func note(_ taxes: [TaxComponent]) {
            for tax in taxes {
                if case .perUnit(let amount) = tax.amount { note(amount) }
            }
        }
        for line in order.lines {
            note(line.unitPrice)
            for modifier in line.modifiers { note(modifier.unitPrice) }
            for discount in line.discounts { note(discount.value) }
            note(line.deposit?.amountPerUnit)
            note(line.taxes)
        }
        for adjustment in order.adjustments {
            note(adjustment.value)
            if case .own(let taxes) = adjustment.taxation { note(taxes) }
        }
        for payment in order.payments {
            note(payment.amount)
            note(payment.tendered)
        }
        note(order.taxPolicy.unit)
        note(order.cashRounding?.increment)
        if let declared = order.declaredTotals {
            for amount in [declared.net, declared.tax, declared.total, declared.due] { note(amount) }
        }
        return most
    }
}
