/// How a number between two neighbours is rounded. Every mode is symmetric around zero, so that a credit note mirrors
/// its invoice to the cent.
public enum RoundingMode: String, Sendable, Hashable, CaseIterable {
    /// Ties away from zero: 0.5 → 1, −0.5 → −1. The rule of commerce.
    case halfUp = "half-up"
    /// Ties to the even neighbour: 0.5 → 0, 1.5 → 2.
    case halfEven = "half-even"
    /// Ties towards zero: 0.5 → 0, 0.51 → 1.
    case halfDown = "half-down"
    /// Always towards zero (cut off): 0.99 → 0, −0.99 → 0.
    case down

    /// `numerator / denominator` as a whole number, rounded by this mode. The denominator is not zero.
    package func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        if rest == 0 || self == .down { return whole }
        let twice = rest.magnitude.multipliedReportingOverflow(by: 2)
        let size = denominator.magnitude
        let awayFromZero: Bool
        if twice.overflow || twice.partialValue > size {
            awayFromZero = true
        } else if twice.partialValue < size {
            awayFromZero = false
        } else {
            awayFromZero = self == .halfUp || (self == .halfEven && whole % 2 != 0)
        }
        guard awayFromZero else { return whole }
        return (numerator < 0) == (denominator < 0) ? whole + 1 : whole - 1
    }
}
