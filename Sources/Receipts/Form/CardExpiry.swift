import ReceiptModel

/// The last month in which a card is valid: `08/29`, `8/2029`, `0829`, `08 29`.
struct CardExpiry {
    let year: Int
    let month: Int

    /// - Throws: `.expiryFormat` for what is no month and year, `.expiryMonth` for month 0 or 13.
    init(_ entry: TypedText) throws(FieldFault) {
        let parts = entry.folded.split { "/-. ".contains($0) }.map(String.init)
        let texts: (month: String, year: String)
        switch parts.count {
        case 1 where parts[0].utf8.count == 4 || parts[0].utf8.count == 6:
            texts = (String(parts[0].prefix(2)), String(parts[0].dropFirst(2)))
        case 2:
            texts = (parts[0], parts[1])
        default:
            throw .expiryFormat
        }
        guard texts.month.utf8.count <= 2, [2, 4].contains(texts.year.utf8.count), let month = Self.number(texts.month),
            let year = Self.number(texts.year)
        else { throw .expiryFormat }
        guard (1...12).contains(month) else { throw .expiryMonth }
        self.month = month
        self.year = texts.year.utf8.count == 2 ? 2000 + year : year
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }

    /// A card is valid to the end of its month.
    func isOver(on day: CalendarDay) -> Bool {
        (year, month) < (day.year, day.month)
    }
}
