/// Taxes that meet on the same lines. Lines with equal taxes share one combination.
struct TaxCombination {
    let components: [TaxComponent]
    /// Where its rates stand among those of all combinations.
    let rates: Range<Int>
    /// What every `TaxRate.share` is a part of.
    let denominator: Int128
    /// denominator + sum of the contained shares: what a price is of its net amount.
    let divisor: Int128
    let hasAmountsPerUnit: Bool
    /// What first brought these taxes.
    let origin: Origin
    /// Sum of the line amounts after their discounts, without deposits: what document adjustments are shared by.
    private(set) var lineAmounts: Int128 = 0

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

    /// - Parameters:
    ///   - rates: those of all combinations; the ones from `start` on belong to `components`.
    ///   - decimals: of their shares.
    init(
        _ components: [TaxComponent], _ rates: [TaxRate], from start: Int, decimals: Int, origin: Origin
    ) throws(DecimalError) {
        denominator = ExactDecimal.powerOfTen(decimals)
        var divisor = denominator
        var hasAmountsPerUnit = false
        for index in start..<rates.count {
            if rates[index].inclusion == .contained { divisor = try divisor.plus(rates[index].share) }
            if rates[index].perUnit != nil { hasAmountsPerUnit = true }
        }
        self.components = components
        self.rates = start..<rates.count
        self.divisor = divisor
        self.hasAmountsPerUnit = hasAmountsPerUnit
        self.origin = origin
    }

    mutating func add(lineAmount: Int128) throws(DecimalError) {
        lineAmounts = try lineAmounts.plus(lineAmount)
    }
}
