/// The amounts of one line, in minor units.
struct LineCalculation {
    /// quantity × (unit price + modifiers), rounded once.
    let gross: Int128
    /// What each discount takes away, with the sign of `gross`.
    let discounts: [Int128]
    let deposit: Int128?
    /// gross − discounts
    let amount: Int128
    /// What the line's taxes are computed from, as priced: its amount, and a deposit that is taxed like it.
    let taxable: Int128

    /// - Parameter direction: 1, or −1 in a document whose amounts are negated: the sign of a discount on a line that
    ///   costs nothing.
    init(
        of line: OrderLine, at index: Int, scale: AmountScale, mode: RoundingMode, direction: Int128,
        problems: inout ProblemList
    ) {
        let gross = problems.value(at: "$.lines[\(index)]") { () throws(DecimalError) in
            var price = line.unitPrice
            for modifier in line.modifiers {
                if let extra = modifier.unitPrice { price = try price.adding(extra) }
            }
            return try scale.minorUnits(rounding: line.quantity.multiplied(by: price), mode)
        }
        var amount = gross
        var discounts: [Int128] = []
        if !line.discounts.isEmpty {
            discounts.reserveCapacity(line.discounts.count)
            let sign = gross == 0 ? direction : gross.signum()
            for number in line.discounts.indices {
                let value = line.discounts[number].value
                value.check(at: "$.lines[\(index)].discounts[\(number)]", &problems)
                let taken = problems.value(
                    at: "$.lines[\(index)].discounts[\(number)].\(value.key)"
                ) { () throws(DecimalError) in
                    let taken = try value.minorUnits(of: gross, direction: sign, scale: scale, mode: mode)
                    amount = try amount.minus(taken)
                    return taken
                }
                discounts.append(taken)
            }
        }
        var deposit: Int128?
        var taxable = amount
        if let charged = line.deposit {
            deposit = problems.value(
                at: "$.lines[\(index)].deposit.amountPerUnit"
            ) { () throws(DecimalError) in
                let whole = try scale.minorUnits(
                    rounding: line.quantity.multiplied(by: charged.amountPerUnit), mode)
                if charged.taxation == .likeLine { taxable = try taxable.plus(whole) }
                return whole
            }
        }
        self.gross = gross
        self.discounts = discounts
        self.deposit = deposit
        self.amount = amount
        self.taxable = taxable
    }

    func totals(_ scale: AmountScale) throws(DecimalError) -> LineTotals {
        var discounts: [ExactDecimal] = []
        if !self.discounts.isEmpty {
            discounts.reserveCapacity(self.discounts.count)
            for discount in self.discounts { discounts.append(try scale.amount(discount)) }
        }
        var deposit: ExactDecimal?
        if let charged = self.deposit { deposit = try scale.amount(charged) }
        return LineTotals(
            gross: try scale.amount(gross), discounts: discounts, deposit: deposit, amount: try scale.amount(amount))
    }
}
