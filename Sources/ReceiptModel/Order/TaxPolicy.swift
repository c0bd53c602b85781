/// How taxes are rounded: four settings that do not depend on each other.
public struct TaxPolicy: Hashable, Sendable {
    public let place: RoundingPlace
    public let mode: RoundingMode
    /// What tax is rounded to a multiple of, in the order's currency; nil: its minor unit by ISO 4217.
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
    /// net × rate. Where the price contains the tax, the net amount is rounded and the tax is the rest.
    case net
    /// gross × rate / (1 + rate). The tax is rounded and the net amount is the rest.
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
