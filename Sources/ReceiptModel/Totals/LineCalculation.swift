/// What one line comes to, and what is added up from it in minor units.
struct LineCalculation {
    let totals: LineTotals
    /// gross − discounts
    let amount: Int128
    let deposit: Int128
    /// What its discounts take away together.
    let savings: Int128
    /// What the line's taxes are computed from, as priced: its amount, and a deposit that is taxed like it.
    let taxable: Int128

    /// - Parameters:
    ///   - lines: all lines; the one at `index` is read in place, because copying a line costs more than its sums.
    ///   - direction: 1, or −1 in a document whose amounts are negated: the sign of a discount on a line that costs
    ///     nothing.
    init(
        of lines: borrowing [OrderLine], at index: Int, scale: AmountScale, mode: RoundingMode, direction: Int128,
        problems: inout ProblemList
    ) {
        let gross = problems.value(at: "$.lines[\(index)]") { () throws(DecimalError) in
            var price = lines[index].unitPrice
            if !lines[index].modifiers.isEmpty {
                for modifier in lines[index].modifiers {
                    if let extra = modifier.unitPrice { price = try price.adding(extra) }
                }
            }
            return try scale.minorUnits(rounding: lines[index].quantity.multiplied(by: price), mode)
        }
        var amount = gross
        var discounts: [ExactDecimal] = []
        if !lines[index].discounts.isEmpty {
            let sign = gross == 0 ? direction : gross.signum()
            discounts.reserveCapacity(lines[index].discounts.count)
            for (number, discount) in lines[index].discounts.enumerated() {
                discount.value.check(at: "$.lines[\(index)].discounts[\(number)]", &problems)
                let taken = problems.value(
                    at: "$.lines[\(index)].discounts[\(number)].\(discount.value.key)"
                ) { () throws(DecimalError) in
                    let taken = try discount.value.minorUnits(of: gross, direction: sign, scale: scale, mode: mode)
                    amount = try amount.minus(taken)
                    return taken
                }
                discounts.append(scale.amount(taken))
            }
        }
        var deposit: Int128 = 0
        var taxable = amount
        if let charged = lines[index].deposit {
            deposit = problems.value(at: "$.lines[\(index)].deposit.amountPerUnit") { () throws(DecimalError) in
                let whole = try scale.minorUnits(
                    rounding: lines[index].quantity.multiplied(by: charged.amountPerUnit), mode)
                if charged.taxation == .likeLine { taxable = try taxable.plus(whole) }
                return whole
            }
        }
        totals = LineTotals(
            gross: scale.amount(gross), discounts: discounts,
            deposit: lines[index].deposit == nil ? nil : scale.amount(deposit), amount: scale.amount(amount))
        self.amount = amount
        self.deposit = deposit
        savings = problems.value(at: "$.lines[\(index)]") { () throws(DecimalError) in try gross.minus(amount) }
        self.taxable = taxable
    }
}
