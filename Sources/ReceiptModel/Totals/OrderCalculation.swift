/// The way from an order to its sums, in minor units: lines, adjustments, taxes, payments.
struct OrderCalculation {
    let scale: AmountScale
    private(set) var lines: [LineCalculation] = []
    private(set) var adjustments: [Int128] = []
    private(set) var taxes: [TaxTotals] = []
    private(set) var subtotal: Int128 = 0
    private(set) var savings: Int128 = 0
    private(set) var withheld: Int128 = 0
    /// What lines, adjustments and taxes add up to, whatever was declared.
    private(set) var computedTotal: Int128 = 0
    private(set) var wholes = DocumentWholes.zero
    private(set) var payments = PaymentCalculation()

    private let order: Order
    /// 1, or −1 in a document whose amounts are negated.
    private let direction: Int128

    /// What is wrong goes to `problems`; the sums mean something only when nothing was.
    init(_ order: Order, _ policy: DeclaredTotalsPolicy, _ problems: inout ProblemList) {
        self.order = order
        scale = AmountScale(of: order)
        direction = order.document.signs == .negated ? -1 : 1
        let unit = taxUnit(&problems)
        var taxed = TaxedAmounts(place: order.taxPolicy.place, expecting: order.lines.count)
        let lineAmounts = addLines(&taxed, &problems)
        addAdjustments(lineAmounts, &taxed, &problems)
        guard problems.isEmpty else { return }
        addTaxes(taxed, unit, &problems)
        guard problems.isEmpty else { return }
        if policy == .trust, let declared = order.declaredTotals {
            wholes = wholes.replaced(by: declared, scale, &problems)
        }
        let payable = problems.value(at: "$") { () throws(DecimalError) in try wholes.total.minus(withheld) }
        payments = PaymentCalculation(of: order, payable: payable, scale: scale, problems: &problems)
    }

    /// What taxes are rounded to a multiple of.
    private func taxUnit(_ problems: inout ProblemList) -> Int128 {
        guard let written = order.taxPolicy.unit else { return 1 }
        let unit = problems.value(at: "$.taxPolicy.unit") { () throws(DecimalError) in
            try scale.minorUnits(written)
        }
        guard unit <= 0 else { return unit }
        if written.isZero || written.isNegative {
            problems.add(
                .wrongValue, at: "$.taxPolicy.unit",
                "Tax is rounded to a unit above zero; write it, such as 0.05, or leave it out.")
        }
        return 1
    }

    /// - Returns: the sum of the lines after their discounts, without deposits.
    private mutating func addLines(_ taxed: inout TaxedAmounts, _ problems: inout ProblemList) -> Int128 {
        var lineAmounts: Int128 = 0
        lines.reserveCapacity(order.lines.count)
        for index in order.lines.indices {
            let line = order.lines[index]
            let calculation = LineCalculation(
                of: line, at: index, scale: scale, mode: order.taxPolicy.mode, direction: direction,
                problems: &problems)
            taxed.add(
                calculation.taxable, lineAmount: calculation.amount, quantity: line.quantity, taxes: line.taxes,
                origin: .line(index), &problems)
            do {
                lineAmounts = try lineAmounts.plus(calculation.amount)
                subtotal = try subtotal.plus(calculation.amount).plus(calculation.deposit ?? 0)
                for discount in calculation.discounts { savings = try savings.plus(discount) }
            } catch {
                problems.add(error, at: "$.lines[\(index)]")
            }
            lines.append(calculation)
        }
        return lineAmounts
    }

    private mutating func addAdjustments(
        _ lineAmounts: Int128, _ taxed: inout TaxedAmounts, _ problems: inout ProblemList
    ) {
        let calculation = AdjustmentCalculation(
            of: order, lineAmounts: lineAmounts, direction: direction, scale: scale, taxed: &taxed,
            problems: &problems)
        adjustments = calculation.amounts
        computedTotal = subtotal
        for (index, amount) in adjustments.enumerated() {
            do {
                computedTotal = try computedTotal.plus(amount)
                if order.adjustments[index].kind == .discount { savings = try savings.minus(amount) }
            } catch {
                problems.add(error, at: "$.adjustments[\(index)]")
            }
        }
    }

    private mutating func addTaxes(_ taxed: TaxedAmounts, _ unit: Int128, _ problems: inout ProblemList) {
        var calculation = TaxCalculation(taxed, policy: order.taxPolicy, scale: scale, unit: unit)
        do {
            try calculation.run()
            let table = try TaxTable(calculation)
            taxes = try table.totals(taxed.taxes, scale)
            withheld = table.withheld
            computedTotal = try computedTotal.plus(table.added)
            wholes = try DocumentWholes(tax: table.contained.plus(table.added), total: computedTotal)
        } catch {
            problems.add(error, at: calculation.path)
        }
    }
}
