import ReceiptModel

/// A card number while it is checked. Nothing but its brand and last four digits ever leaves it.
struct CardNumber {
    private let digits: String

    /// - Throws: The first fault of the entry.
    init(_ entry: TypedText) throws(FieldFault) {
        let digits = entry.ungrouped
        if let other = digits.unicodeScalars.first(where: { !("0"..."9").contains($0) }) {
            throw .invalidCharacter(Character(other))
        }
        guard CardBrand(number: digits).lengths.contains(digits.utf8.count) else {
            throw .cardNumberLength(digits.utf8.count)
        }
        guard Self.passesLuhn(digits), digits.contains(where: { $0 != "0" }) else { throw .cardNumberChecksum }
        self.digits = digits
    }

    /// What may be kept.
    var details: CardDetails? {
        CardDetails(brand: CardBrand(number: digits).rawValue, lastFour: String(digits.suffix(4)))
    }

    /// Source: ISO/IEC 7812-1, annex B.
    private static func passesLuhn(_ digits: String) -> Bool {
        var sum = 0
        for (index, byte) in digits.utf8.reversed().enumerated() {
            let digit = Int(byte) - 48
            let doubled = digit * 2
            sum += index % 2 == 0 ? digit : doubled > 9 ? doubled - 9 : doubled
        }
        return sum % 10 == 0
    }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "card number" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
