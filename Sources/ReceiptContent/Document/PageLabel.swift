import ReceiptModel

/// "Page 2 of 5" in its parts, so that a layout, which alone knows the numbers, only picks.
public struct PageLabel: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case literal(String)
        case page
        case total
    }

    public let parts: [Part]
    /// The ten digits, 0 to 9, of the document's locale.
    public let digits: [String]
    /// The label in the document's second language; nil: there is none, or it says the same.
    public let second: Translation?

    /// - Returns: nil unless there are ten digits.
    public init?(parts: [Part], digits: [String], second: Translation? = nil) {
        guard digits.count == 10 else { return nil }
        self.parts = parts
        self.digits = digits
        self.second = second.flatMap { $0.parts == parts && $0.digits == digits ? nil : $0 }
    }

    /// The label in a second language.
    public struct Translation: Hashable, Sendable {
        public let language: LanguageTag
        public let direction: TextDirection
        public let parts: [Part]
        public let digits: [String]

        /// - Returns: nil unless there are ten digits.
        public init?(language: LanguageTag, direction: TextDirection, parts: [Part], digits: [String]) {
            guard digits.count == 10 else { return nil }
            self.language = language
            self.direction = direction
            self.parts = parts
            self.digits = digits
        }

        /// The label of one page.
        public func text(page: Int, of total: Int) -> String {
            PageLabel.text(of: parts, digits, page, total)
        }
    }

    /// The label of one page, in both languages where there are two, the second isolated so that it keeps its own
    /// direction. Negative numbers have no page.
    public func text(page: Int, of total: Int) -> String {
        let leading = leadingText(page: page, of: total)
        guard let second else { return leading }
        let words = second.text(page: page, of: total)
        return "\(leading)\(ReceiptDocument.languageSeparator)\u{2068}\(words)\u{2069}"
    }

    /// The label of one page in the leading language alone.
    public func leadingText(page: Int, of total: Int) -> String {
        Self.text(of: parts, digits, page, total)
    }

    private static func text(of parts: [Part], _ digits: [String], _ page: Int, _ total: Int) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .page: localized(page, digits)
            case .total: localized(total, digits)
            }
        }.joined()
    }

    private static func localized(_ number: Int, _ digits: [String]) -> String {
        String(number.magnitude).utf8.map { digits[Int($0) - 48] }.joined()
    }
}
