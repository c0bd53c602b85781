/// The taxes of a document, one row for each different tax, and what they come to.
struct TaxTable {
    private(set) var rows: [TaxTotals] = []
    private(set) var contained: Int128 = 0
    private(set) var added: Int128 = 0
    private(set) var withheld: Int128 = 0

    private struct Sums {
        var base: Int128 = 0
        var tax: Int128 = 0
        /// All contained and added taxes on the same amounts.
        var taxesOnBase: Int128 = 0
    }

    init(_ calculation: borrowing TaxCalculation, _ scale: AmountScale) throws(DecimalError) {
        var sums = [Sums](repeating: Sums(), count: calculation.taxed.taxes.count)
        let entries = calculation.entries
        var start = entries.startIndex
        while start < entries.endIndex {
            let amount = entries[start].amount
            let end = entries[start...].firstIndex { $0.amount != amount } ?? entries.endIndex
            let taxes = try add(entries[start..<end])
            for index in start..<end {
                let row = entries[index].row
                sums[row].tax = try sums[row].tax.plus(entries[index].tax)
                // The same tax twice on one line has one base.
                if entries[start..<index].contains(where: { $0.row == row }) { continue }
                sums[row].base = try sums[row].base.plus(calculation.nets[amount])
                sums[row].taxesOnBase = try sums[row].taxesOnBase.plus(taxes)
            }
            start = end
        }
        rows.reserveCapacity(sums.count)
        for index in sums.indices {
            let factor = calculation.taxed.taxes[index].baseFactor
            let base = try Self.taxedPart(of: sums[index].base, factor, calculation.policy.mode)
            rows.append(
                TaxTotals(
                    component: calculation.taxed.taxes[index], base: scale.amount(base),
                    tax: scale.amount(sums[index].tax),
                    gross: scale.amount(try base.plus(sums[index].taxesOnBase))))
        }
    }

    /// Adds the taxes on one amount to the sums of the document.
    ///
    /// - Returns: those that belong to its gross amount.
    private mutating func add(_ entries: ArraySlice<TaxCalculation.Entry>) throws(DecimalError) -> Int128 {
        var taxes: Int128 = 0
        for entry in entries {
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
        }
        return taxes
    }

    private static func taxedPart(
        of net: Int128, _ factor: ExactDecimal, _ mode: RoundingMode
    ) throws(DecimalError) -> Int128 {
        if factor == .one { return net }
        return try ExactFraction(net)
            .multiplied(by: factor.coefficient, over: ExactDecimal.powerOfTen(factor.scale))
            .rounded(toMultipleOf: 1, mode)
    }
}
