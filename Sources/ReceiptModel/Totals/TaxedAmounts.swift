/// What the taxes of an order are computed from: the amounts as priced, those with equal taxes together, or each line
/// on its own when tax is rounded by line.
struct TaxedAmounts: ~Copyable {
    private(set) var combinations: [TaxCombination] = []
    /// The components of all combinations, one combination after the other.
    private(set) var rates: [TaxRate] = []
    /// One component for each different tax, in order of first use.
    private(set) var taxes: [TaxComponent] = []
    private(set) var amounts: [Amount] = []

    private let place: RoundingPlace
    /// The combination of the line before, which is most likely that of the next.
    private var latest = 0

    struct Amount {
        let combination: Int
        /// With contained taxes, without added ones.
        var priced: Int128
        /// The part of `priced` that document adjustments are shared by.
        var lineAmount: Int128
        /// Only counted where a tax is one for each unit.
        var quantity: ExactDecimal
    }

    /// More than any real document has; it bounds the work that a hostile one can cause.
    static let mostCombinations = 256

    init(place: RoundingPlace, expecting count: Int) {
        self.place = place
        amounts.reserveCapacity(place == .line ? count : min(count, 4))
        combinations.reserveCapacity(min(count, 4))
        rates.reserveCapacity(min(count, 4))
        taxes.reserveCapacity(min(count, 4))
    }

    /// Adds one line, or a charge that is taxed like a line of its own.
    ///
    /// - Parameters:
    ///   - priced: what the taxes are computed from.
    ///   - lineAmount: the part of it that document adjustments are shared by.
    mutating func add(
        _ priced: Int128, lineAmount: Int128, quantity: ExactDecimal, taxes: [TaxComponent],
        origin: TaxCombination.Origin, _ problems: inout ProblemList
    ) {
        guard let combination = combination(of: taxes, origin, &problems) else { return }
        do {
            try combinations[combination].add(lineAmount: lineAmount)
            let units = combinations[combination].hasAmountsPerUnit ? quantity : .zero
            if place != .line, combination < amounts.count {
                try amounts[combination].add(priced, lineAmount: lineAmount, units)
            } else {
                amounts.append(
                    Amount(combination: combination, priced: priced, lineAmount: lineAmount, quantity: units))
            }
        } catch {
            problems.add(error, at: origin.path)
        }
    }

    /// Shares a document adjustment over the combinations, and over the lines of each when they are taxed alone.
    ///
    /// - Parameters:
    ///   - total: the adjustment with the sign of its effect.
    ///   - percent: the percentage of each line amount that it is, with the sign of its effect; nil: a fixed amount.
    mutating func share(_ total: Int128, percent: ExactDecimal?) throws(DecimalError) {
        if amounts.count == 1 { return try amounts[0].add(total, lineAmount: 0, .zero) }
        let parts = try Self.parts(of: total, percent, by: combinations.map(\.lineAmounts))
        if place != .line {
            for index in parts.indices { try amounts[index].add(parts[index], lineAmount: 0, .zero) }
            return
        }
        for combination in parts.indices {
            let members = amounts.indices.filter { amounts[$0].combination == combination }
            let shares = try Self.parts(
                of: parts[combination], percent, by: members.map { amounts[$0].lineAmount })
            for (member, share) in zip(members, shares) { try amounts[member].add(share, lineAmount: 0, .zero) }
        }
    }

    private static func parts(
        of total: Int128, _ percent: ExactDecimal?, by weights: [Int128]
    ) throws(DecimalError) -> [Int128] {
        guard let percent else { return try LargestRemainder.shares(of: total, weights: weights) }
        var exact: [ExactFraction] = []
        exact.reserveCapacity(weights.count)
        for weight in weights { exact.append(try AmountScale.share(percent, of: weight)) }
        return try LargestRemainder.shares(of: total, near: exact)
    }

    // MARK: - Finding equal taxes

    /// Whether two combinations have the same taxes of one kind, in the same order.
    func haveEqualTaxes(_ inclusion: TaxInclusion, _ first: Int, _ second: Int) -> Bool {
        if first == second { return true }
        func next(_ position: inout Int, _ end: Int) -> Int? {
            while position < end {
                defer { position += 1 }
                if rates[position].inclusion == inclusion { return rates[position].row }
            }
            return nil
        }
        var (left, right) = (combinations[first].rates.lowerBound, combinations[second].rates.lowerBound)
        while true {
            let row = next(&left, combinations[first].rates.upperBound)
            guard row == next(&right, combinations[second].rates.upperBound) else { return false }
            if row == nil { return true }
        }
    }

    /// The index of the combination of `components`; nil after noting why they cannot be calculated with.
    private mutating func combination(
        of components: [TaxComponent], _ origin: TaxCombination.Origin, _ problems: inout ProblemList
    ) -> Int? {
        if latest < combinations.count, TaxComponent.areEqual(combinations[latest].components, components) {
            return latest
        }
        if let known = combinations.indices.first(where: {
            TaxComponent.areEqual(combinations[$0].components, components)
        }) {
            latest = known
            return known
        }
        guard TaxComponent.areSound(components, origin, &problems) else { return nil }
        guard combinations.count < Self.mostCombinations else {
            problems.add(
                .limit, at: origin.path,
                "The order has more than \(Self.mostCombinations) different combinations of taxes; use fewer.")
            return nil
        }
        do {
            let start = rates.count
            let decimals = try TaxRate.decimals(of: components)
            for index in components.indices {
                let row = row(of: components, at: index)
                rates.append(try TaxRate(components, at: index, decimals: decimals, row: row))
            }
            combinations.append(
                try TaxCombination(components, rates, from: start, decimals: decimals, origin: origin))
        } catch {
            problems.add(error, at: origin.path + ".taxes")
            return nil
        }
        latest = combinations.count - 1
        return latest
    }

    private mutating func row(of components: [TaxComponent], at index: Int) -> Int {
        if let known = taxes.indices.first(where: { taxes[$0] == components[index] }) { return known }
        taxes.append(components[index])
        return taxes.count - 1
    }
}

extension TaxedAmounts.Amount {
    mutating func add(_ more: Int128, lineAmount: Int128, _ units: ExactDecimal) throws(DecimalError) {
        priced = try priced.plus(more)
        self.lineAmount = try self.lineAmount.plus(lineAmount)
        if !units.isZero { quantity = try quantity.adding(units) }
    }
}
