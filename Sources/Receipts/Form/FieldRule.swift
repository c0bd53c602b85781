import ReceiptModel

/// What an entry of a form must look like.
///
/// These rules hold in every country. Those of one country come in by `FormRules`, the one place that chooses them.
enum FieldRule: Hashable, Sendable {
    case text
    case cardNumber
    case cardExpiry
    case postalCode
    case taxID
    case email

    static let defaultMaximumLength = 120

    /// The first fault of an entry that is not empty; nil when there is none.
    func fault(of entry: TypedText, on day: CalendarDay) -> FieldFault? {
        do {
            switch self {
            case .text:
                return entry.folded.unicodeScalars.first { $0.properties.generalCategory == .control }
                    .map { .invalidCharacter(Character($0)) }
            case .cardNumber:
                _ = try CardNumber(entry)
            case .cardExpiry:
                if try CardExpiry(entry).isOver(on: day) { return .expired }
            case .postalCode:
                return Self.codeFault(entry.folded.uppercased(), lengths: 2...10, otherwise: .postalCode)
            case .taxID:
                return Self.codeFault(entry.folded.uppercased(), lengths: 4...20, otherwise: .taxID)
            case .email:
                return Self.isEmail(entry.folded) ? nil : .email
            }
        } catch {
            return error
        }
        return nil
    }

    /// Letters and digits, grouped by spaces, hyphens, dots or slashes.
    private static func codeFault(_ code: String, lengths: ClosedRange<Int>, otherwise fault: FieldFault) -> FieldFault?
    {
        var count = 0
        for scalar in code.unicodeScalars {
            switch scalar {
            case " ", "-", ".", "/": continue
            case "0"..."9", "A"..."Z": count += 1
            default:
                // Some tax numbers carry letters of their own script (Ñ in Mexico, Cyrillic in Russia).
                guard scalar.properties.isAlphabetic else { return .invalidCharacter(Character(scalar)) }
                count += 1
            }
        }
        return lengths.contains(count) ? nil : fault
    }

    /// The shape that HTML's `type=email` accepts.
    ///
    /// Source: HTML Living Standard, "valid email address", with letters of any script in both halves (RFC 6531).
    private static func isEmail(_ text: String) -> Bool {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard halves.count == 2, !halves[0].isEmpty, halves[0].utf8.count <= 64 else { return false }
        guard halves[0].unicodeScalars.allSatisfy({ isWordy($0) || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains($0) })
        else { return false }
        let labels = halves[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                !label.isEmpty && label.count <= 63 && label.first != "-" && label.last != "-"
                    && label.unicodeScalars.allSatisfy { isWordy($0) || $0 == "-" }
            }
    }

    private static func isWordy(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
                || scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .spacingMark
    }
}

/// What is wrong with an entry, before it is put into words.
enum FieldFault: Error, Hashable, Sendable {
    case required
    case invalidCharacter(Character)
    case tooLong(maximum: Int)
    case cardNumberLength(Int)
    /// Not a card number's digits, however many there are.
    case cardNumberFormat
    case cardNumberChecksum
    case expiryFormat
    case expiryMonth
    case expired
    case postalCode
    case email
    case taxID
    case unknownField
}
