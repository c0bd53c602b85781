extension OrderTotals {
    /// Computes what an order adds up to.
    ///
    /// Lines are rounded once, to the currency; document adjustments are shared over the taxes; taxes follow
    /// `order.taxPolicy`, whose mode also rounds lines and percentages; only the part paid in cash is rounded to coins.
    /// An order with every sign turned comes to exactly the negated totals.
    ///
    /// ```swift
    /// // Three articles at JPY 99 with 8 % on top, cut off once for the rate
    /// let totals = try OrderTotals(of: order)
    /// totals.tax  // 23
    /// ```
    ///
    /// - Parameter declared: what becomes of `order.declaredTotals`.
    /// - Throws: `OrderError` with everything that was found: amounts with too many digits or decimals, rates that
    ///   contradict their category, payments that contradict each other, signs against the document's convention,
    ///   declared totals that differ.
    /// - Complexity: O(lines); with few different taxes, as documents have them.
    public init(of order: borrowing Order, declared policy: DeclaredTotalsPolicy = .check) throws(OrderError) {
        var problems = ProblemList()
        let calculation = OrderCalculation(order, policy, &problems)
        try problems.check()
        do {
            self = try OrderTotals(calculation, order, policy)
        } catch {
            problems.add(error, at: "$")
            throw OrderError(problems.problems)
        }
        check(order.document, &problems)
        if policy == .check, let declared = order.declaredTotals { check(declared, &problems) }
        try problems.check()
    }

    /// The sums of a calculation that found no problem.
    private init(
        _ calculation: borrowing OrderCalculation, _ order: borrowing Order, _ policy: DeclaredTotalsPolicy
    ) throws(DecimalError) {
        let scale = calculation.scale
        let wholes = calculation.wholes
        let rounding = calculation.payments.cashRounding
        let payable = try calculation.payable.plus(rounding)
        let deviation = try wholes.total.minus(calculation.computedTotal)
        let due = scale.amount(try payable.minus(calculation.payments.paid))
        self.init(
            lines: calculation.lines, adjustments: calculation.adjustments, taxes: calculation.taxes,
            subtotal: scale.amount(calculation.subtotal), net: scale.amount(wholes.net),
            tax: scale.amount(wholes.tax), total: scale.amount(wholes.total),
            deviation: deviation == 0 ? nil : scale.amount(deviation), withheld: scale.amount(calculation.withheld),
            cashRounding: rounding == 0 ? nil : scale.amount(rounding), payable: scale.amount(payable),
            payments: calculation.payments.totals, paid: scale.amount(calculation.payments.paid),
            change: scale.amount(calculation.payments.change),
            due: policy == .trust ? order.declaredTotals?.due ?? due : due,
            savings: scale.amount(calculation.savings))
    }
}
