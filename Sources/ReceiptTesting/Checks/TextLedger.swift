import ReceiptContent

/// Whether a medium shows every text of a document as often as the document has it, and no other words.
///
/// Texts are compared without the controls and spaces that a medium may choose: where text is isolated, which space holds
/// an amount together.
struct TextLedger {
    /// How often the medium shows a stretch of text.
    private var shown: [String: Int] = [:]

    init(shown texts: some Sequence<String>) {
        for text in texts { enter(Self.plain(text)) }
    }

    private mutating func enter(_ text: String) {
        if !text.isEmpty { shown[text, default: 0] += 1 }
    }

    /// Crosses out a text that must be there.
    ///
    /// - Throws: `CheckFailure` when the medium does not show it.
    mutating func cross(_ text: TextSpan, of document: ReceiptDocument) throws(CheckFailure) {
        for run in document[text] where !take(Self.plain(document.string(of: run))) {
            throw CheckFailure("\"\(document.string(of: run).showingInvisibles)\" is lost")
        }
    }

    /// Crosses out a text that may be there, where it stands alone: part of a longer text could be another's.
    ///
    /// - Returns: Whether all of it was there.
    mutating func crossIfShown(_ text: TextSpan, of document: ReceiptDocument) -> Bool {
        var isShown = true
        for run in document[text] where !takeWhole(Self.plain(document.string(of: run))) { isShown = false }
        return isShown
    }

    /// Crosses out a heading that may stand before each of its values, or nowhere.
    mutating func crossEvery(_ text: TextSpan, of document: ReceiptDocument) {
        for run in document[text] { shown[Self.plain(document.string(of: run))] = nil }
    }

    /// Takes a text out: where it stands alone, or else out of a longer stretch, whose rest stays.
    private mutating func take(_ text: String) -> Bool {
        if takeWhole(text) { return true }
        // The shortest that holds it, so that the answer does not depend on the order of a dictionary.
        let holders = shown.keys.filter { $0.contains(text) }
        guard let holder = holders.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }),
            let range = holder.firstRange(of: text), let count = shown[holder]
        else { return false }
        shown[holder] = count == 1 ? nil : count - 1
        enter(String(holder[..<range.lowerBound]))
        enter(String(holder[range.upperBound...]))
        return true
    }

    private mutating func takeWhole(_ text: String) -> Bool {
        guard !text.isEmpty else { return true }
        guard let count = shown[text] else { return false }
        shown[text] = count == 1 ? nil : count - 1
        return true
    }

    /// - Throws: `CheckFailure` when words or digits are left over that no text of the document accounts for.
    func close() throws(CheckFailure) {
        let left = shown.keys.filter { text in
            text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        if let first = left.min() { throw CheckFailure("\"\(first.showingInvisibles)\" is not in the document") }
    }

    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // Bidi controls, and the spaces and line ends of all kinds.
            case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x202F:
                continue
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }
}
