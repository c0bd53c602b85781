// A text of a document in two languages: its runs in the leading one come first, those in the second behind them.

extension ReceiptDocument {
    /// What stands between the two languages of a text on one line: neutral to UAX #9 beside spaces.
    public static let languageSeparator = " / "

    /// A text by language: one span for each stretch of runs of one language, in printed order. One for nearly every
    /// text; two on a document in two languages.
    public func languages(of text: TextSpan) -> [TextSpan] {
        guard storage.hasTwoLanguages(text) else { return text.isEmpty ? [] : [text] }
        var spans: [TextSpan] = []
        var start = text.range.lowerBound
        for index in text.range.dropFirst() where storage.beginsLanguage(index) {
            spans.append(TextSpan(first: start, count: index - start))
            start = index
        }
        return spans + [TextSpan(first: start, count: text.range.upperBound - start)]
    }
}

extension DocumentStorage {
    /// Whether a run, which is not the first of its text, is in another language than the one before it.
    package func beginsLanguage(_ run: Int) -> Bool {
        runs[run].languageIndex != runs[run - 1].languageIndex
    }

    package func hasTwoLanguages(_ text: TextSpan) -> Bool {
        text.count > 1 && text.range.dropFirst().contains { beginsLanguage($0) }
    }
}
