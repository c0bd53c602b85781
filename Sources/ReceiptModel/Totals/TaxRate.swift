/// One component of a combination, ready to be calculated with.
struct TaxRate {
    /// Index of the tax in the table of the document.
    let row: Int
    let inclusion: TaxInclusion
    /// rate × base factor, over the combination's denominator; zero for an amount per unit.
    let share: Int128
    /// amount per unit × base factor; nil for a rate.
    let perUnit: ExactDecimal?

    /// - Parameter decimals: those of `decimals(of:)`.
    init(_ components: [TaxComponent], at index: Int, decimals: Int, row: Int) throws(DecimalError) {
        self.row = row
        inclusion = components[index].inclusion
        let weight = try Self.weight(of: components, at: index)
        switch components[index].amount {
        case .rate:
            share = try weight.rescaled(to: decimals - 2).coefficient
            perUnit = nil
        case .perUnit:
            share = 0
            perUnit = weight
        }
    }

    /// How many decimals the shares need: two more than the longest percentage, none without one.
    static func decimals(of components: [TaxComponent]) throws(DecimalError) -> Int {
        var decimals = 0
        for index in components.indices {
            guard case .rate = components[index].amount else { continue }
            decimals = max(decimals, try weight(of: components, at: index).scale + 2)
        }
        guard decimals <= ExactDecimal.maximumDigits else { throw .overflow }
        return decimals
    }

    private static func weight(of components: [TaxComponent], at index: Int) throws(DecimalError) -> ExactDecimal {
        let number = components[index].amount.number
        if components[index].baseFactor == .one { return number.reduced }
        return try number.multiplied(by: components[index].baseFactor).reduced
    }
}
