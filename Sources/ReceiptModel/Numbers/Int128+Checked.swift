/// Arithmetic on whole minor units that throws where the built-in operators would trap. The smallest `Int128` counts as
/// overflow too, because it has no counterpart above zero: every result here can be negated.
extension Int128 {
    func plus(_ other: Int128) throws(DecimalError) -> Int128 {
        let (sum, overflow) = addingReportingOverflow(other)
        if overflow || sum == .min { throw .overflow }
        return sum
    }

    func minus(_ other: Int128) throws(DecimalError) -> Int128 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        if overflow || difference == .min { throw .overflow }
        return difference
    }

    func times(_ other: Int128) throws(DecimalError) -> Int128 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        if overflow || product == .min { throw .overflow }
        return product
    }

    /// The quotient rounded towards minus infinity, and the rest, which is never below zero. The divisor is above zero.
    func flooredQuotientAndRemainder(dividingBy divisor: Int128) -> (quotient: Int128, remainder: Int128) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
