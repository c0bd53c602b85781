extension OrderTotals {
    /// Computes what an order adds up to.
    ///
    /// Lines are rounded once, to the currency; document adjustments are shared over the taxes; taxes follow
    /// `order.taxPolicy`, whose mode also rounds lines and percentages; only the part paid in cash is rounded to coins.
    /// An order with every sign turned comes to exactly the negated totals.
    ///
    /// - Parameter declared: what becomes of `order.declaredTotals`.
    /// - Throws: `OrderError` with everything that was found: amounts with too many digits or decimals, rates that
    ///   contradict their category, payments that contradict each other, signs against the document's convention,
    ///   declared totals that differ.
    /// - Complexity: O(lines); with few different taxes, as documents have them.
    public init(of order: Order, declared policy: DeclaredTotalsPolicy = .check) throws(OrderError) {
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

    /// Turns the minor units of a calculation without problems into amounts.
    private init(
        _ calculation: OrderCalculation, _ order: Order, _ policy: DeclaredTotalsPolicy
    ) throws(DecimalError) {
        let scale = calculation.scale
        let payments = calculation.payments
        let wholes = calculation.wholes
        var lines: [LineTotals] = []
        lines.reserveCapacity(calculation.lines.count)
        for line in calculation.lines { lines.append(try line.totals(scale)) }
        var adjustments: [AdjustmentTotals] = []
        adjustments.reserveCapacity(calculation.adjustments.count)
        for amount in calculation.adjustments {
            adjustments.append(AdjustmentTotals(amount: try scale.amount(amount)))
        }
        let payable = try wholes.total.minus(calculation.withheld).plus(payments.cashRounding)
        let deviation = try wholes.total.minus(calculation.computedTotal)
        let due = try scale.amount(payable.minus(payments.paid))
        self.init(
            lines: lines, adjustments: adjustments, taxes: calculation.taxes,
            subtotal: try scale.amount(calculation.subtotal), net: try scale.amount(wholes.net),
            tax: try scale.amount(wholes.tax), total: try scale.amount(wholes.total),
            deviation: deviation == 0 ? nil : try scale.amount(deviation),
            withheld: try scale.amount(calculation.withheld),
            cashRounding: payments.cashRounding == 0 ? nil : try scale.amount(payments.cashRounding),
            payable: try scale.amount(payable), payments: try payments.totals(scale),
            paid: try scale.amount(payments.paid), change: try scale.amount(payments.change),
            due: policy == .trust ? order.declaredTotals?.due ?? due : due,
            savings: try scale.amount(calculation.savings))
    }
}
