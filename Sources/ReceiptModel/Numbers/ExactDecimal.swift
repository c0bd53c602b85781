/// An exact decimal number: `coefficient × 10^-scale`.
///
/// The scale is kept as it was written (`19.90` keeps two digits, so that it prints as it was entered), but equality,
/// order and hash are numeric: `19.9 == 19.90`. Nothing rounds unless a rounding mode is named, and what does not fit
/// in 38 digits throws `DecimalError.overflow`.
public struct ExactDecimal: Sendable {
    /// All digits, without the decimal point: 1990 for `19.90`.
    public let coefficient: Int128
    /// How many of the digits stand behind the decimal point: 0 … 38.
    public let scale: Int

    /// The longest coefficient that every operation accepts, in digits.
    public static let maximumDigits = 38
    public static let zero = ExactDecimal(0)
    public static let one = ExactDecimal(1)

    /// A whole number.
    public init(_ value: Int) {
        coefficient = Int128(value)
        scale = 0
    }

    /// `coefficient × 10^-scale`, for example 1990 and 2 for 19.90.
    ///
    /// - Throws: `DecimalError.overflow` for a coefficient of more than 38 digits or a scale outside 0 … 38.
    public init(coefficient: Int128, scale: Int) throws(DecimalError) {
        guard scale >= 0, scale <= Self.maximumDigits, -Self.largest <= coefficient,
            coefficient <= Self.largest
        else { throw .overflow }
        self.init(unchecked: coefficient, scale: scale)
    }

    package init(unchecked coefficient: Int128, scale: Int) {
        self.coefficient = coefficient
        self.scale = scale
    }

    public var isZero: Bool { coefficient == 0 }
    /// Below zero; zero itself has no sign.
    public var isNegative: Bool { coefficient < 0 }
    /// -1, 0 or 1.
    public var signum: Int { coefficient == 0 ? 0 : coefficient < 0 ? -1 : 1 }
    public var magnitude: ExactDecimal {
        ExactDecimal(unchecked: coefficient < 0 ? -coefficient : coefficient, scale: scale)
    }

    /// The largest coefficient: 38 nines.
    static let largest: Int128 = 99_999_999_999_999_999_999_999_999_999_999_999_999
}

// MARK: - Powers of ten

extension ExactDecimal {
    /// A literal, so that the compiler lays it out and nothing is initialized on first use.
    private static let smallPowers: [Int64] = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000,
    ]

    /// 10^exponent, for 0 … 38.
    package static func powerOfTen(_ exponent: Int) -> Int128 {
        if exponent <= 18 { return Int128(smallPowers[exponent]) }
        if exponent <= 36 { return Int128(smallPowers[18]) * Int128(smallPowers[exponent - 18]) }
        return Int128(smallPowers[18]) * Int128(smallPowers[18]) * Int128(smallPowers[exponent - 36])
    }
}

// MARK: - Equality and order

extension ExactDecimal: Hashable, Comparable {
    /// The same number with no zero at the end of its fraction: the form that equality and hash see.
    public var reduced: ExactDecimal {
        if scale == 0 { return self }
        if coefficient == 0 { return .zero }
        var digits = coefficient
        var places = scale
        while places > 0, digits % 10 == 0 {
            digits /= 10
            places -= 1
        }
        return ExactDecimal(unchecked: digits, scale: places)
    }

    public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.scale == right.scale { return left.coefficient == right.coefficient }
        let (a, b) = (left.reduced, right.reduced)
        return a.scale == b.scale && a.coefficient == b.coefficient
    }

    public func hash(into hasher: inout Hasher) {
        let number = reduced
        hasher.combine(number.coefficient)
        hasher.combine(number.scale)
    }

    public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.scale == right.scale { return left.coefficient < right.coefficient }
        if left.signum != right.signum { return left.signum < right.signum }
        // Same sign: compare the whole parts first, so that aligning the fractions cannot overflow.
        let (wholeLeft, restLeft) = left.coefficient.quotientAndRemainder(dividingBy: powerOfTen(left.scale))
        let (wholeRight, restRight) = right.coefficient.quotientAndRemainder(dividingBy: powerOfTen(right.scale))
        if wholeLeft != wholeRight { return wholeLeft < wholeRight }
        let scale = max(left.scale, right.scale)
        return restLeft * powerOfTen(scale - left.scale) < restRight * powerOfTen(scale - right.scale)
    }
}
