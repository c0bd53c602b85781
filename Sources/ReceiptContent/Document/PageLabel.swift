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

    /// - Returns: nil unless there are ten digits.
    public init?(parts: [Part], digits: [String]) {
        guard digits.count == 10 else { return nil }
        self.parts = parts
        self.digits = digits
    }

    /// The label of one page. Negative numbers have no page.
    public func text(page: Int, of total: Int) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .page: localized(page)
            case .total: localized(total)
            }
        }.joined()
    }

    private func localized(_ number: Int) -> String {
        String(number.magnitude).utf8.map { digits[Int($0) - 48] }.joined()
    }
}
