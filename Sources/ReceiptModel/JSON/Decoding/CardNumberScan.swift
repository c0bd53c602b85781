/// Finds what may be the number of a payment card, which no receipt may hold.
enum CardNumberScan {
    private static let lengths = 12...19

    /// Whether a text holds 12 to 19 digits, of any script, whose check digit is right: in one piece, or in groups with a
    /// single space or hyphen between them.
    ///
    /// One number in ten has a right check digit by chance, so a long voucher number may be taken for a card's.
    ///
    /// Source: ISO/IEC 7812-1 (length of the number, Luhn check digit).
    static func mayHoldCardNumber(_ text: String) -> Bool {
        var digits: [Int] = []
        var groups: [Int] = []
        var isInGroup = false
        for scalar in text.unicodeScalars {
            if let digit = digit(scalar) {
                if !isInGroup { groups.append(digits.count) }
                digits.append(digit)
                isInGroup = true
                continue
            }
            if isInGroup, endsWithCardNumber(digits, groups) { return true }
            if !isInGroup || !isSeparator(scalar) { (digits, groups) = ([], []) }
            isInGroup = false
        }
        return isInGroup && endsWithCardNumber(digits, groups)
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39: Int(scalar.value - 0x30)
        case ..<0x80: nil
        default: scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "-" || scalar == "\u{A0}" || scalar == "\u{2011}"
    }

    /// Whether the last groups make a card number.
    ///
    /// - Parameter groups: where in `digits` each group begins.
    private static func endsWithCardNumber(_ digits: [Int], _ groups: [Int]) -> Bool {
        for start in groups.reversed() {
            let length = digits.count - start
            if length > lengths.upperBound { return false }
            if length >= lengths.lowerBound, isCardNumber(digits[start...]) { return true }
        }
        return false
    }

    private static func isCardNumber(_ digits: ArraySlice<Int>) -> Bool {
        guard digits.contains(where: { $0 != 0 }) else { return false }
        let sum = digits.reversed().enumerated().reduce(0) { sum, place in
            guard place.offset % 2 == 1 else { return sum + place.element }
            let doubled = place.element * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum % 10 == 0
    }
}

extension JSONShape {
    /// The same shape, but for values with a text that may hold a card number.
    func refusingCardNumbers(in texts: @escaping (Value) -> [String]) -> JSONShape {
        JSONShape { value in
            guard let decoded = decode(value) else { return nil }
            guard !texts(decoded).contains(where: CardNumberScan.mayHoldCardNumber) else {
                return value.refuse(
                    .cardNumber, "This text may hold a card number; keep its last four digits at most.")
            }
            return decoded
        }
    }
}
