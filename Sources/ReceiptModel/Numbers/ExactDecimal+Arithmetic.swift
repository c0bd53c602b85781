extension ExactDecimal {
    /// The exact sum, with the larger of both scales (or fewer zeros at its end where 38 digits would not hold them).
    public func adding(_ other: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        if scale == other.scale {
            let (sum, overflow) = coefficient.addingReportingOverflow(other.coefficient)
            if !overflow, let exact = try? ExactDecimal(coefficient: sum, scale: scale) { return exact }
        } else {
            let common = max(scale, other.scale)
            if let a = try? rescaled(to: common), let b = try? other.rescaled(to: common) { return try a.adding(b) }
        }
        // Zeros at the end may be what does not fit.
        let (a, b) = (reduced, other.reduced)
        if a.scale == scale, b.scale == other.scale { throw .overflow }
        return try a.adding(b)
    }

    public func subtracting(_ other: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        try adding(other.negated)
    }

    /// The exact product; its scale is the sum of both scales (or less where 38 digits would not hold the zeros).
    public func multiplied(by other: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
        if !overflow, let exact = try? ExactDecimal(coefficient: product, scale: scale + other.scale) { return exact }
        // Zeros at the end may be what does not fit.
        let (a, b) = (reduced, other.reduced)
        if a.scale == scale, b.scale == other.scale { throw .overflow }
        return try a.multiplied(by: b)
    }

    /// The same number with the other sign; zero stays zero.
    public var negated: ExactDecimal { ExactDecimal(unchecked: -coefficient, scale: scale) }

    /// The same number with `places` digits behind the point, which must lose nothing.
    ///
    /// - Throws: `DecimalError.inexact` when digits other than zero would be cut, `.overflow` when it gets too long.
    public func rescaled(to places: Int) throws(DecimalError) -> ExactDecimal {
        if places == scale { return self }
        if places > scale {
            guard places <= Self.maximumDigits else { throw .overflow }
            let (digits, overflow) = coefficient.multipliedReportingOverflow(by: Self.powerOfTen(places - scale))
            if overflow { throw .overflow }
            return try ExactDecimal(coefficient: digits, scale: places)
        }
        guard places >= 0 else { throw .overflow }
        let (digits, rest) = coefficient.quotientAndRemainder(dividingBy: Self.powerOfTen(scale - places))
        if rest != 0 { throw .inexact }
        return ExactDecimal(unchecked: digits, scale: places)
    }

    /// The number rounded to `places` digits behind the point; a shorter one is filled with zeros.
    public func rounded(to places: Int, _ mode: RoundingMode) throws(DecimalError) -> ExactDecimal {
        if places >= scale { return try rescaled(to: places) }
        guard places >= 0 else { throw .overflow }
        return ExactDecimal(
            unchecked: mode.quotient(coefficient, Self.powerOfTen(scale - places)), scale: places)
    }

    /// The nearest multiple of `increment` (0.05 for Swiss coins), with the increment's scale.
    ///
    /// - Throws: `DecimalError.divisionByZero` for an increment that is not above zero, `.overflow`.
    public func rounded(toMultipleOf increment: ExactDecimal, _ mode: RoundingMode) throws(DecimalError) -> ExactDecimal
    {
        guard increment.coefficient > 0 else { throw .divisionByZero }
        return try divided(by: increment, places: 0, mode).multiplied(by: increment)
    }

    /// The quotient rounded once to `places` digits behind the point.
    ///
    /// - Throws: `DecimalError.divisionByZero`, `.overflow`.
    public func divided(
        by divisor: ExactDecimal, places: Int, _ mode: RoundingMode
    ) throws(DecimalError) -> ExactDecimal {
        guard divisor.coefficient != 0 else { throw .divisionByZero }
        // self / divisor × 10^places = coefficient × 10^shift / divisor.coefficient
        let shift = places + divisor.scale - scale
        var numerator = coefficient
        var denominator = divisor.coefficient
        if shift >= 0 {
            numerator = try Self.scaledUp(numerator, by: shift)
        } else {
            denominator = try Self.scaledUp(denominator, by: -shift)
        }
        return try ExactDecimal(coefficient: mode.quotient(numerator, denominator), scale: places)
    }

    private static func scaledUp(_ digits: Int128, by exponent: Int) throws(DecimalError) -> Int128 {
        if digits == 0 { return 0 }
        guard exponent <= maximumDigits else { throw .overflow }
        let (product, overflow) = digits.multipliedReportingOverflow(by: powerOfTen(exponent))
        if overflow { throw .overflow }
        return product
    }

    /// The exact sum of all numbers; zero when there are none.
    public static func sum(_ numbers: some Sequence<ExactDecimal>) throws(DecimalError) -> ExactDecimal {
        var total = ExactDecimal.zero
        for number in numbers { total = try total.adding(number) }
        return total
    }
}
