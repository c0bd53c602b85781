import ReceiptICU
import Testing
import TestSupport

@Suite struct LineReordererTests {
    private func seen(_ line: String, isRightToLeft: Bool = true) throws -> String {
        try LineReorderer().text(of: line, isRightToLeft: isRightToLeft)
    }

    // Source: UAX #9, L2 and L4, by hand.
    @Test(arguments: [
        ("אבג", "גבא"), ("א (ב)", "(ב) א"), ("א [1] <ב>", "<ב> [1] א"), ("א «ב»", "«ב» א"),
        ("Total 12.50", "Total 12.50"), ("סה״כ 12.50", "12.50 כ״הס"), ("", ""), ("   ", "   "),
    ])
    func turnsWordsAndMirrorsBrackets(line: String, expected: String) throws {
        #expect(try seen(line) == expected)
    }

    // A device prints the mark over the letter that comes before it.
    @Test(arguments: [
        ("שָׁלוֹם", "םוֹלשָׁ"), ("סכּום", "םוכּס"), ("شكرًا", "ارًكش"),
    ])
    func keepsMarksBehindTheirLetters(line: String, expected: String) throws {
        #expect(try Array(seen(line).unicodeScalars) == Array(expected.unicodeScalars))
    }

    // Source: UTS #51; a sequence in another order would be other pictures.
    @Test(arguments: [
        "👩\u{200D}👩\u{200D}👦", "👍🏽", "❤\u{FE0F}\u{200D}🔥", "🇩🇪", "1\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E007F}",
    ])
    func keepsEmojiSequencesWhole(picture: String) throws {
        #expect(try Array(seen("א \(picture) ב").unicodeScalars) == Array("ב \(picture) א".unicodeScalars))
    }

    @Test(arguments: [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
        "\u{2067}", "\u{2068}", "\u{2069}",
    ])
    func leavesNoControl(control: String) throws {
        #expect(try !seen("א\(control)ב 12\(control)").unicodeScalars.contains { String($0) == control })
    }

    // Source: ICU's own reordering, with which it must agree wherever every cluster is one character.
    @Test(arguments: 0..<8)
    func agreesWithICU(seed: UInt64) throws {
        let alphabet = Array(
            "abc אבג دسم 0123456789 ٠١٢٣ ۴۵۶ .,:/-+%€₪$()[]<>«»!? \u{A0}\u{202F}\u{200E}\u{200F}\u{61C}".unicodeScalars)
        let isolates: [Unicode.Scalar] = ["\u{2066}", "\u{2067}", "\u{2068}"]
        var generator = SeededGenerator(seed: seed)
        let reorderer = try LineReorderer()
        var wrong: [String] = []
        for _ in 0..<SampleSize.scaled(200) {
            var line = ""
            for _ in 0..<Int.random(in: 1...30, using: &generator) {
                line.unicodeScalars.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
                if Int.random(in: 0..<8, using: &generator) == 0 {
                    line.unicodeScalars.append(isolates[Int.random(in: 0..<3, using: &generator)])
                    line += "ב1 a\u{2069}"
                }
            }
            for isRightToLeft in [true, false] {
                // ICU leaves U+061C in.
                let expected = try VisualOrder.text(of: line, isRightToLeft: isRightToLeft).unicodeScalars
                    .filter { $0 != "\u{61C}" }
                let found = try reorderer.text(of: line, isRightToLeft: isRightToLeft).unicodeScalars
                if !found.elementsEqual(expected) { wrong.append(line) }
            }
        }
        #expect(wrong == [])
    }
}
