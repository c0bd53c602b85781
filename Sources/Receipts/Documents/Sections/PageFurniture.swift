import ReceiptContent
import ReceiptLocalization
import ReceiptModel
import ReceiptWords

extension DocumentDraft {
    /// What only a layout of pages needs, prepared before it: the parts of "Page 2 of 5", the labels for sums that go
    /// over to the next page.
    mutating func addPageFurniture() throws {
        guard policy.sections.contains(.seller) else { return }
        builder.pageLabel = try pageLabel()
        builder.carriedForwardLabel = text(words.documentCarriedForward())
        builder.broughtForwardLabel = text(words.documentBroughtForward())
    }

    private func pageLabel() throws -> PageLabel? {
        let second = try second.flatMap { second in
            let (parts, digits) = try pageParts(second.common, second.formats)
            return PageLabel.Translation(
                language: second.formatting, direction: second.direction, parts: parts, digits: digits)
        }
        let (parts, digits) = try pageParts(words, formats)
        return PageLabel(parts: parts, digits: digits, second: second)
    }

    /// The message is written once with numbers that stand for page and total, and taken apart where they stand.
    private func pageParts(
        _ words: CommonWords, _ formats: LocaleFormats
    ) throws -> (parts: [PageLabel.Part], digits: [String]) {
        let (page, total) = (7, 9)
        let digits = formats.digits.map { String(decoding: $0, as: UTF8.self) }
        let sample = try words.documentPage(page: ExactDecimal(page), total: ExactDecimal(total)).text()
        var parts: [PageLabel.Part] = []
        var literal = ""
        for character in sample {
            let part: PageLabel.Part? =
                String(character) == digits[page] ? .page : String(character) == digits[total] ? .total : nil
            if let part {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                parts.append(part)
                literal = ""
            } else {
                literal.append(character)
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        return (parts, digits)
    }
}
