/// Arithmetic on whole minor units that throws where the built-in operators would trap.
///
/// Every result has at most 38 digits, so it fits an `ExactDecimal` and can be negated.
extension Int128 {
    func plus(_ other: Int128) throws(DecimalError) -> Int128 {
        let (sum, overflow) = addingReportingOverflow(other)
        guard !overflow, sum.fitsDecimal else { throw .overflow }
        return sum
    }

    func minus(_ other: Int128) throws(DecimalError) -> Int128 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        guard !overflow, difference.fitsDecimal else { throw .overflow }
        return difference
    }

    func times(_ other: Int128) throws(DecimalError) -> Int128 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        guard !overflow, product.fitsDecimal else { throw .overflow }
        return product
    }

    private var fitsDecimal: Bool { -ExactDecimal.largest <= self && self <= ExactDecimal.largest }

    /// The quotient rounded towards minus infinity, and the rest, which is never below zero. The divisor is above zero.
    func flooredQuotientAndRemainder(dividingBy divisor: Int128) -> (quotient: Int128, remainder: Int128) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
