import Receipts

/// Whether everything that the peer prints of a receipt stands on ours too: a quick program that says less is not quick.
enum Completeness {
    /// Amounts, rates, dates and numbers (every word of the peer that holds a digit) and the case's sentences that are
    /// not on ours.
    ///
    /// The peer cuts what is too long and names a zone by its abbreviation; we wrap, and give the offset.
    static func missing(from ours: String, peer: String, sentences: [String]) -> [String] {
        let text = plain(ours)
        let joined = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let words = plain(peer).split { $0 == " " || $0 == "\n" }.filter { word in
            word.contains(where: \.isNumber) && !word.contains("…") && !isZone(word)
        }
        let lost = words.map { $0.trimmed }.filter { !text.contains($0) && !joined.contains($0) }
        return lost + sentences.map(plain).filter { !joined.contains($0) }
    }

    private static func isZone(_ word: Substring) -> Bool {
        ["GMT", "UTC", "غرينتش", "ग्री"].contains { word.hasPrefix($0) }
    }

    /// Without the controls that only tell a screen how to order text.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    !(0x2066...0x2069).contains($0.value) && ![0x200E, 0x200F, 0x061C].contains($0.value)
                }))
    }
}

extension Substring {
    /// Without brackets and the ideographs of a sentence that touch a number in languages without spaces.
    fileprivate var trimmed: String {
        var rest = self
        while let first = rest.first, first.isFrame { rest.removeFirst() }
        while let last = rest.last, last.isFrame { rest.removeLast() }
        return String(rest)
    }
}

extension Character {
    fileprivate var isFrame: Bool {
        "(),！!".contains(self) || unicodeScalars.allSatisfy(\.properties.isIdeographic)
    }
}
