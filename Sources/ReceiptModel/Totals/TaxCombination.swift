/// Taxes that meet on the same lines, ready to be calculated with. Lines with equal taxes share one combination.
struct TaxCombination {
    let components: [TaxComponent]
    let rates: [Rate]
    /// What every `Rate.share` is a part of.
    let denominator: Int128
    /// Sum of the contained shares.
    let contained: Int128
    let hasAmountsPerUnit: Bool
    /// What first brought these taxes: `$.lines[0]`.
    let origin: Origin
    /// Sum of the line amounts after their discounts, without deposits: what document adjustments are shared by.
    private(set) var lineAmounts: Int128 = 0

    /// One component as a share of the net amount.
    struct Rate {
        /// Index of the tax in the table of the document.
        let row: Int
        let inclusion: TaxInclusion
        /// rate × base factor, over the combination's denominator.
        let share: Int128
        /// amount per unit × base factor, where the tax is one for each unit.
        let perUnit: ExactDecimal?
    }

    enum Origin {
        case line(Int)
        case adjustment(Int)

        var path: String {
            switch self {
            case .line(let index): "$.lines[\(index)]"
            case .adjustment(let index): "$.adjustments[\(index)]"
            }
        }
    }

    /// - Parameter rows: the index of each component in the table of the document.
    init(_ components: [TaxComponent], rows: [Int], origin: Origin) throws(DecimalError) {
        // Every rate as a whole number over one power of ten.
        var factors: [ExactDecimal] = []
        factors.reserveCapacity(components.count)
        var places = 0
        for component in components {
            var factor = component.amount.number
            if component.baseFactor != .one { factor = try factor.multiplied(by: component.baseFactor) }
            factor = factor.reduced
            factors.append(factor)
            if case .rate = component.amount { places = max(places, factor.scale + 2) }
        }
        guard places <= ExactDecimal.maximumDigits else { throw .overflow }
        var rates: [Rate] = []
        rates.reserveCapacity(components.count)
        var contained: Int128 = 0
        var hasAmountsPerUnit = false
        for index in components.indices {
            let inclusion = components[index].inclusion
            switch components[index].amount {
            case .rate:
                let share = try factors[index].rescaled(to: places - 2).coefficient
                if inclusion == .contained { contained = try contained.plus(share) }
                rates.append(Rate(row: rows[index], inclusion: inclusion, share: share, perUnit: nil))
            case .perUnit:
                hasAmountsPerUnit = true
                rates.append(Rate(row: rows[index], inclusion: inclusion, share: 0, perUnit: factors[index]))
            }
        }
        self.components = components
        self.rates = rates
        self.denominator = ExactDecimal.powerOfTen(places)
        self.contained = contained
        self.hasAmountsPerUnit = hasAmountsPerUnit
        self.origin = origin
    }

    mutating func add(lineAmount: Int128) throws(DecimalError) {
        lineAmounts = try lineAmounts.plus(lineAmount)
    }
}
