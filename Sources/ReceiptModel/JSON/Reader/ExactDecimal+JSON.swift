extension ExactDecimal {
    /// The exact value of a number that follows JSON's grammar: `19.90`, `-3`, `1.5e3`. Its decimals are kept as
    /// written; an exponent moves the point.
    ///
    /// - Throws: `DecimalError.overflow` for what does not fit in 38 digits, never rounded; `.malformed` for a byte that
    ///   no number holds.
    init(jsonNumber text: ArraySlice<UInt8>) throws(DecimalError) {
        var number = Scan()
        for byte in text { try number.take(byte) }
        self = try number.value()
    }

    /// The parts of a number while its bytes go by.
    private struct Scan {
        private enum Part { case whole, fraction, exponent }
        private var part = Part.whole
        private var isNegative = false
        private var coefficient: Int128 = 0
        private var significantDigits = 0
        private var places = 0
        private var exponent = 0
        private var exponentIsNegative = false

        mutating func take(_ byte: UInt8) throws(DecimalError) {
            switch (byte, part) {
            case (UInt8(ascii: "0")...UInt8(ascii: "9"), .exponent):
                // Far beyond anything that fits; kept from growing without end.
                exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            case (UInt8(ascii: "0")...UInt8(ascii: "9"), _):
                if part == .fraction { places += 1 }
                if significantDigits > 0 || byte != UInt8(ascii: "0") { significantDigits += 1 }
                guard significantDigits <= ExactDecimal.maximumDigits else { throw .overflow }
                coefficient = coefficient * 10 + Int128(byte - UInt8(ascii: "0"))
            case (UInt8(ascii: "."), .whole): part = .fraction
            case (UInt8(ascii: "e"), .whole), (UInt8(ascii: "E"), .whole),
                (UInt8(ascii: "e"), .fraction), (UInt8(ascii: "E"), .fraction):
                part = .exponent
            case (UInt8(ascii: "-"), .whole): isNegative = true
            case (UInt8(ascii: "-"), .exponent): exponentIsNegative = true
            case (UInt8(ascii: "+"), .exponent): break
            default: throw .malformed
            }
        }

        func value() throws(DecimalError) -> ExactDecimal {
            let digits = isNegative ? -coefficient : coefficient
            let scale = places - (exponentIsNegative ? -exponent : exponent)
            if digits == 0, part == .exponent { return .zero }
            if scale >= 0 { return try ExactDecimal(coefficient: digits, scale: scale) }
            guard -scale + significantDigits <= ExactDecimal.maximumDigits else { throw .overflow }
            return try ExactDecimal(coefficient: digits * ExactDecimal.powerOfTen(-scale), scale: 0)
        }
    }
}
