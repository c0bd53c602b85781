extension ExactDecimal: LosslessStringConvertible {
    /// Reads plain digits with an optional minus and one point: `19.99`, `-3`, `0.00012345`; no exponent, no grouping.
    ///
    /// - Throws: `DecimalError.malformed`, or `.overflow` for more than 38 digits.
    public init(parsing text: some StringProtocol) throws(DecimalError) {
        var digits: Int128 = 0
        var places = 0
        var count = 0
        var significant = 0
        var seenPoint = false
        var negative = false
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where index == 0:
                negative = true
            case UInt8(ascii: ".") where !seenPoint && count > 0:
                seenPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                count += 1
                if seenPoint { places += 1 }
                if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
                guard significant <= Self.maximumDigits, places <= Self.maximumDigits else { throw .overflow }
                digits = digits * 10 + Int128(byte - UInt8(ascii: "0"))
            default:
                throw .malformed
            }
        }
        guard count > 0, !(seenPoint && places == 0) else { throw .malformed }
        self.init(unchecked: negative ? -digits : digits, scale: places)
    }

    /// `init(parsing:)` for when the reason does not matter.
    public init?(_ text: String) {
        guard let number = try? ExactDecimal(parsing: text) else { return nil }
        self = number
    }

    /// Plain ASCII digits with a point, all digits of the scale: `19.90`, `-0.05`.
    public var description: String {
        var digits = String(coefficient.magnitude)
        if digits.count <= scale { digits = String(repeating: "0", count: scale - digits.count + 1) + digits }
        if scale > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale)) }
        return coefficient < 0 ? "-" + digits : digits
    }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}
