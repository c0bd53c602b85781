/// Computes and rounds the taxes of an order.
///
/// The exact tax of each component on each amount is an *entry*. Entries that the policy rounds together are a *cell*;
/// the rounded tax of a cell is given back to its entries by largest remainder. So whatever is added up afterwards, by
/// tax or by line, comes to the same total.
struct TaxCalculation: ~Copyable {
    let taxed: TaxedAmounts
    let policy: TaxPolicy
    let decimals: Int
    /// What is rounded becomes a multiple of this many minor units.
    let unit: Int128

    var entries: [Entry] = []
    /// For each taxed amount what it is without contained taxes.
    private(set) var nets: [Int128] = []
    /// The amount that was calculated last, for the place of an overflow.
    var current = 0

    struct Entry {
        /// Index of the taxed amount.
        let amount: Int
        /// Index of the tax in the table.
        let row: Int
        let inclusion: TaxInclusion
        var exact: ExactFraction = .zero
        var cell = 0
        var isRounded = false
        var tax: Int128 = 0
    }

    init(_ taxed: consuming TaxedAmounts, policy: TaxPolicy, scale: AmountScale, unit: Int128) {
        self.policy = policy
        decimals = scale.decimals
        self.unit = unit
        entries.reserveCapacity(max(taxed.amounts.count, taxed.rates.count))
        nets.reserveCapacity(taxed.amounts.count)
        self.taxed = taxed
    }

    /// What the calculation was at when it threw.
    var path: String {
        current < taxed.amounts.count ? taxed.combinations[taxed.amounts[current].combination].origin.path : "$"
    }

    /// - Throws: `DecimalError.overflow`; `path` then tells where.
    mutating func run() throws(DecimalError) {
        for index in taxed.amounts.indices {
            current = index
            try addEntries(of: index)
        }
        try round(.contained)
        try takeOutContainedTaxes()
        try round(.added)
        try round(.withheld)
        try round(.informative)
    }

    // MARK: - Exact taxes

    /// price = net × (1 + sum of the contained rates) + contained amounts per unit
    private mutating func addEntries(of index: Int) throws(DecimalError) {
        let combination = taxed.amounts[index].combination
        let divisor = taxed.combinations[combination].divisor
        let free = try withoutAmountsPerUnit(index)
        for position in taxed.combinations[combination].rates {
            let rate = taxed.rates[position]
            var entry = Entry(amount: index, row: rate.row, inclusion: rate.inclusion)
            if rate.inclusion == .contained {
                if let perUnit = rate.perUnit {
                    entry.exact = try minorUnits(of: perUnit, taxed.amounts[index].quantity)
                } else {
                    entry.exact = try free.multiplied(by: rate.share, over: divisor)
                }
            }
            entries.append(entry)
        }
    }

    /// What is left of a price for contained rates.
    private func withoutAmountsPerUnit(_ index: Int) throws(DecimalError) -> ExactFraction {
        var free = ExactFraction(taxed.amounts[index].priced)
        let combination = taxed.amounts[index].combination
        guard taxed.combinations[combination].hasAmountsPerUnit else { return free }
        for rate in taxed.combinations[combination].rates where taxed.rates[rate].inclusion == .contained {
            if let perUnit = taxed.rates[rate].perUnit {
                free = try free.subtracting(minorUnits(of: perUnit, taxed.amounts[index].quantity))
            }
        }
        return free
    }

    /// Every other tax is computed on what the rounded contained taxes leave.
    private mutating func takeOutContainedTaxes() throws(DecimalError) {
        var next = 0
        for index in taxed.amounts.indices {
            current = index
            let combination = taxed.amounts[index].combination
            let own = next..<next + taxed.combinations[combination].rates.count
            next = own.upperBound
            var net = taxed.amounts[index].priced
            for entry in own where entries[entry].inclusion == .contained {
                net = try net.minus(entries[entry].tax)
            }
            nets.append(net)
            for entry in own where entries[entry].inclusion != .contained {
                let rate = taxed.rates[taxed.combinations[combination].rates.lowerBound + entry - own.lowerBound]
                if let perUnit = rate.perUnit {
                    entries[entry].exact = try minorUnits(of: perUnit, taxed.amounts[index].quantity)
                } else {
                    entries[entry].exact = ExactFraction(
                        try net.times(rate.share), over: taxed.combinations[combination].denominator)
                }
            }
        }
    }

    private func minorUnits(of perUnit: ExactDecimal, _ quantity: ExactDecimal) throws(DecimalError) -> ExactFraction {
        let product = try perUnit.multiplied(by: quantity).reduced
        let shift = product.scale - decimals
        return shift <= 0
            ? ExactFraction(try product.rescaled(to: decimals).coefficient)
            : ExactFraction(product.coefficient, over: ExactDecimal.powerOfTen(shift))
    }
}
