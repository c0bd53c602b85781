/// A payment card scheme, as far as the first digits of a number tell it.
public enum CardBrand: String, Hashable, Sendable, CaseIterable {
    case visa = "Visa"
    case mastercard = "Mastercard"
    case americanExpress = "American Express"
    case dinersClub = "Diners Club"
    case discover = "Discover"
    case jcb = "JCB"
    case unionPay = "UnionPay"
    case maestro = "Maestro"
    case mir = "Mir"
    case ruPay = "RuPay"
    case other = "Card"

    /// The brand of a number of ASCII digits; `other` for ranges that no scheme above issues.
    ///
    /// Source: ISO/IEC 7812 issuer identification numbers, as the schemes publish their ranges.
    public init(number: String) {
        let prefix = Int(number.prefix(6).padding(6)) ?? 0
        self = Self.ranges.first { $0.range.contains(prefix) }?.brand ?? .other
    }

    /// Ranges of the first six digits. The first that holds a number decides, so narrow ones stand before wide ones.
    private static let ranges: [(range: ClosedRange<Int>, brand: CardBrand)] = [
        (220_000...220_499, .mir),
        (222_100...272_099, .mastercard),
        (300_000...305_999, .dinersClub),
        (340_000...349_999, .americanExpress),
        (352_800...358_999, .jcb),
        (360_000...369_999, .dinersClub),
        (370_000...379_999, .americanExpress),
        (380_000...399_999, .dinersClub),
        (400_000...499_999, .visa),
        (500_000...509_999, .maestro),
        (510_000...559_999, .mastercard),
        (560_000...589_999, .maestro),
        (601_100...601_199, .discover),
        (608_000...608_999, .ruPay),
        (620_000...629_999, .unionPay),
        (639_000...639_099, .maestro),
        (644_000...659_999, .discover),
        (670_000...679_999, .maestro),
        (810_000...817_199, .unionPay),
        (817_200...820_199, .ruPay),
    ]

    /// How many digits its numbers have.
    var lengths: ClosedRange<Int> {
        switch self {
        case .americanExpress: 15...15
        case .mastercard, .ruPay: 16...16
        case .dinersClub: 14...19
        case .visa: 13...19
        case .discover, .jcb, .unionPay, .mir: 16...19
        case .maestro, .other: 12...19
        }
    }

    /// The sizes of the groups in which a number of this brand and length is printed on the card.
    public func grouping(ofDigits count: Int) -> [Int] {
        switch (self, count) {
        case (.americanExpress, 15): [4, 6, 5]
        case (_, 14): [4, 6, 4]
        case (.unionPay, 19): [6, 13]
        default:
            Array(repeating: 4, count: count / 4) + (count % 4 == 0 ? [] : [count % 4])
        }
    }
}

extension StringProtocol {
    fileprivate func padding(_ length: Int) -> String {
        self + String(repeating: "0", count: Swift.max(0, length - count))
    }
}
