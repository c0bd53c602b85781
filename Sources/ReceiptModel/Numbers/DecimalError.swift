/// Why an exact calculation could not be carried out.
public enum DecimalError: Error, Sendable, Hashable {
    /// The result has more than 38 digits.
    case overflow
    /// Digits would be lost, and no rounding mode was given.
    case inexact
    case divisionByZero
    /// The text is not a decimal number such as `19.99` or `-3`.
    case malformed
}

extension DecimalError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .overflow:
            "The number has more than \(ExactDecimal.maximumDigits) digits; use a smaller amount or fewer decimals."
        case .inexact: "The number has more decimals than there is room for; round it first, with a rounding mode."
        case .divisionByZero: "The divisor is zero; give one above zero."
        case .malformed: "This is not a decimal number; write it like 19.99 or -3, with a point and without grouping."
        }
    }
}
