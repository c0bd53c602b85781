/// The taxes of a document, one row for each different tax, and what they come to.
struct TaxTable {
    private(set) var rows: [Row]
    private(set) var contained: Int128 = 0
    private(set) var added: Int128 = 0
    private(set) var withheld: Int128 = 0

    struct Row {
        var base: Int128 = 0
        var tax: Int128 = 0
        /// All contained and added taxes on the same amounts.
        var taxesOnBase: Int128 = 0
    }

    init(_ calculation: TaxCalculation) throws(DecimalError) {
        rows = Array(repeating: Row(), count: calculation.taxed.taxes.count)
        let entries = calculation.entries
        var start = entries.startIndex
        while start < entries.endIndex {
            let amount = entries[start].amount
            var end = start
            var taxes: Int128 = 0
            while end < entries.endIndex, entries[end].amount == amount {
                let entry = entries[end]
                switch entry.inclusion {
                case .contained:
                    contained = try contained.plus(entry.tax)
                    taxes = try taxes.plus(entry.tax)
                case .added:
                    added = try added.plus(entry.tax)
                    taxes = try taxes.plus(entry.tax)
                case .withheld: withheld = try withheld.plus(entry.tax)
                case .informative: break
                }
                end += 1
            }
            for index in start..<end {
                let row = entries[index].row
                rows[row].tax = try rows[row].tax.plus(entries[index].tax)
                // The same tax twice on one line has one base.
                if entries[start..<index].contains(where: { $0.row == row }) { continue }
                rows[row].base = try rows[row].base.plus(calculation.nets[amount])
                rows[row].taxesOnBase = try rows[row].taxesOnBase.plus(taxes)
            }
            start = end
        }
        for index in rows.indices {
            let factor = calculation.taxed.taxes[index].baseFactor
            guard factor != .one else { continue }
            let exact = try ExactFraction(rows[index].base)
                .multiplied(by: factor.coefficient, over: ExactDecimal.powerOfTen(factor.scale))
            rows[index].base = try exact.rounded(toMultipleOf: 1, calculation.policy.mode)
        }
    }

    func totals(_ components: [TaxComponent], _ scale: AmountScale) throws(DecimalError) -> [TaxTotals] {
        var totals: [TaxTotals] = []
        totals.reserveCapacity(rows.count)
        for (component, row) in zip(components, rows) {
            totals.append(
                TaxTotals(
                    component: component, base: try scale.amount(row.base), tax: try scale.amount(row.tax),
                    gross: try scale.amount(row.base.plus(row.taxesOnBase))))
        }
        return totals
    }
}
