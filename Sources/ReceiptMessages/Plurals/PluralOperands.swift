import ReceiptModel

/// What CLDR's rules ask of a number: its whole part and its visible fraction.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
struct PluralOperands: Hashable, Sendable {
    /// The whole part, without sign.
    let i: UInt64
    /// How many digits of fraction are visible, with zeros at the end.
    let v: UInt64
    /// The visible fraction as a whole number, with zeros at the end.
    let f: UInt64
    /// The visible fraction as a whole number, without zeros at the end.
    let t: UInt64
    /// How many digits of fraction are visible, without zeros at the end.
    let w: UInt64

    init(_ number: ExactDecimal) {
        let magnitude = number.coefficient.magnitude
        let scale = number.scale
        if scale == 0 {
            i = Self.folded(magnitude)
            (v, f, t, w) = (0, 0, 0, 0)
            return
        }
        let unit = UInt128(ExactDecimal.powerOfTen(scale))
        let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: unit)
        var trimmed = fraction
        var places = fraction == 0 ? 0 : scale
        while places > 0, trimmed % 10 == 0 {
            trimmed /= 10
            places -= 1
        }
        i = Self.folded(whole)
        v = UInt64(scale)
        f = Self.folded(fraction)
        t = Self.folded(trimmed)
        w = UInt64(places)
    }

    /// A number that every rule treats as it would `number`, in 64 bits: rules compare with numbers below 10^18 or take
    /// remainders by powers of ten, so the leading digits of a longer number may be any.
    private static func folded(_ number: UInt128) -> UInt64 {
        let limit: UInt64 = 1_000_000_000_000_000_000
        if number < UInt128(limit) { return UInt64(number) }
        return limit + UInt64(number % UInt128(limit))
    }
}
