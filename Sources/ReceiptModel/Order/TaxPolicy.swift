/// How taxes are rounded: four settings that do not depend on each other.
public struct TaxPolicy: Hashable, Sendable {
    public let place: RoundingPlace
    /// Also rounds what a line costs (1.258 kg at 2.19) and percentages of discounts and charges.
    public let mode: RoundingMode
    /// What tax (or, by `basis`, the net or gross amount) is rounded to a multiple of, in the order's currency: itself a
    /// multiple of the minor unit. Nil: the minor unit by ISO 4217.
    public let unit: ExactDecimal?
    public let basis: TaxBasis

    public init(
        place: RoundingPlace = .rate, mode: RoundingMode = .halfUp, unit: ExactDecimal? = nil, basis: TaxBasis = .net
    ) {
        self.place = place
        self.mode = mode
        self.unit = unit
        self.basis = basis
    }
}

/// Where tax is rounded.
public enum RoundingPlace: String, Sendable, Hashable, CaseIterable {
    /// On every line.
    case line
    /// Once for each rate, on the sum of its lines.
    case rate
    /// Once for the document; the rates get their shares by largest remainder.
    case document
}

/// Which amount the tax is computed from.
public enum TaxBasis: String, Sendable, Hashable, CaseIterable {
    /// net × rate, rounded. Where the price contains the tax, the net amount is rounded and the tax is the rest; several
    /// taxes of one line share that rest by largest remainder.
    case net
    /// gross × rate / (1 + rate), rounded; the net amount is the rest. Where the tax is added, the gross amount is
    /// rounded and the tax is its difference to the net amount.
    case gross
}

/// The smallest coin, for what is paid in cash.
public struct CashRounding: Hashable, Sendable {
    /// In the order's currency: 0.05 in Switzerland.
    public let increment: ExactDecimal
    public let mode: RoundingMode

    public init(increment: ExactDecimal, mode: RoundingMode = .halfUp) {
        self.increment = increment
        self.mode = mode
    }
}
