/// The way from an order to its sums: lines, adjustments, taxes, payments; in minor units, but for the parts that are
/// finished.
struct OrderCalculation: ~Copyable {
    let scale: AmountScale
    private(set) var lines: [LineTotals] = []
    private(set) var adjustments: [AdjustmentTotals] = []
    private(set) var taxes: [TaxTotals] = []
    private(set) var subtotal: Int128 = 0
    private(set) var savings: Int128 = 0
    private(set) var withheld: Int128 = 0
    /// What lines, adjustments and taxes add up to, whatever was declared.
    private(set) var computedTotal: Int128 = 0
    private(set) var wholes = DocumentWholes.zero
    /// total − withheld, before cash rounding.
    private(set) var payable: Int128 = 0
    private(set) var payments = PaymentCalculation()

    /// What is wrong goes to `problems`; the sums mean something only when nothing was.
    init(_ order: borrowing Order, _ policy: DeclaredTotalsPolicy, _ problems: inout ProblemList) {
        scale = AmountScale(of: order)
        let direction: Int128 = order.document.signs == .negated ? -1 : 1
        let unit = taxUnit(order.taxPolicy, &problems)
        var taxed = TaxedAmounts(place: order.taxPolicy.place, expecting: order.lines.count)
        let lineAmounts = addLines(order.lines, order.taxPolicy.mode, direction, &taxed, &problems)
        computedTotal = subtotal
        if !order.adjustments.isEmpty {
            let calculation = AdjustmentCalculation(
                of: order.adjustments, mode: order.taxPolicy.mode, lineAmounts: lineAmounts, direction: direction,
                scale: scale, taxed: &taxed,
                problems: &problems)
            add(calculation.amounts, order.adjustments, &problems)
        }
        guard problems.isEmpty else { return }
        addTaxes(taxed, order.taxPolicy, unit, &problems)
        guard problems.isEmpty else { return }
        if policy == .trust, let declared = order.declaredTotals {
            wholes = wholes.replaced(by: declared, scale, &problems)
        }
        payable = problems.value(at: "$") { () throws(DecimalError) in try wholes.total.minus(withheld) }
        guard !order.payments.isEmpty else { return }
        payments = PaymentCalculation(
            of: order.payments, payable: payable, rounding: order.cashRounding, scale: scale, problems: &problems)
    }

    /// What taxes are rounded to a multiple of.
    private func taxUnit(_ policy: TaxPolicy, _ problems: inout ProblemList) -> Int128 {
        guard let written = policy.unit else { return 1 }
        guard written.signum > 0 else {
            problems.add(
                .wrongValue, at: "$.taxPolicy.unit",
                "Tax is rounded to a unit above zero; write it, such as 0.05, or leave it out.")
            return 1
        }
        return problems.value(at: "$.taxPolicy.unit") { () throws(DecimalError) in try scale.minorUnits(written) }
    }

    /// - Returns: the sum of the lines after their discounts, without deposits.
    private mutating func addLines(
        _ orderLines: [OrderLine], _ mode: RoundingMode, _ direction: Int128, _ taxed: inout TaxedAmounts,
        _ problems: inout ProblemList
    ) -> Int128 {
        var lineAmounts: Int128 = 0
        lines.reserveCapacity(orderLines.count)
        for index in orderLines.indices {
            let line = LineCalculation(
                of: orderLines, at: index, scale: scale, mode: mode, direction: direction, problems: &problems)
            taxed.add(
                line.taxable, lineAmount: line.amount, quantity: orderLines[index].quantity,
                taxes: orderLines[index].taxes, origin: .line(index), &problems)
            do {
                lineAmounts = try lineAmounts.plus(line.amount)
                subtotal = try subtotal.plus(line.amount).plus(line.deposit)
                savings = try savings.plus(line.savings)
            } catch {
                problems.add(error, at: "$.lines[\(index)]")
            }
            lines.append(line.totals)
        }
        return lineAmounts
    }

    private mutating func add(
        _ amounts: [Int128], _ orderAdjustments: [DocumentAdjustment], _ problems: inout ProblemList
    ) {
        adjustments.reserveCapacity(amounts.count)
        for (index, amount) in amounts.enumerated() {
            do {
                computedTotal = try computedTotal.plus(amount)
                if orderAdjustments[index].kind == .discount { savings = try savings.minus(amount) }
            } catch {
                problems.add(error, at: "$.adjustments[\(index)]")
            }
            adjustments.append(AdjustmentTotals(amount: scale.amount(amount)))
        }
    }

    private mutating func addTaxes(
        _ taxed: consuming TaxedAmounts, _ policy: TaxPolicy, _ unit: Int128, _ problems: inout ProblemList
    ) {
        var calculation = TaxCalculation(taxed, policy: policy, scale: scale, unit: unit)
        do {
            try calculation.run()
            let table = try TaxTable(calculation, scale)
            taxes = table.rows
            withheld = table.withheld
            computedTotal = try computedTotal.plus(table.added)
            wholes = try DocumentWholes(tax: table.contained.plus(table.added), total: computedTotal)
        } catch {
            problems.add(error, at: calculation.path)
        }
    }
}
