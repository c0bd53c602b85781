import ReceiptICU
import Testing

@Suite struct LineBreakerTests {
    private func parts(_ text: String, _ unit: LineBreaker.Unit, _ language: String) throws -> String {
        let breaker = try LineBreaker(unit, language: language)
        let bytes = Array(text.utf8)
        var boundaries: [Int32] = []
        try breaker.find(in: bytes[...], into: &boundaries)
        let starts = [0] + boundaries.map(Int.init)
        return zip(starts, starts.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
            .joined(separator: "|")
    }

    // Source: UAX #14; no-break spaces hold an amount together, plain spaces would not.
    @Test(arguments: [
        ("fr", "Total\u{A0}: |1\u{202F}234,50\u{A0}€ |TTC"),
        ("en", "Total: |$1,234.50 |due"),
        ("sv", "Summa: |−1\u{A0}234,50\u{A0}kr"),
        ("fr", "Total : |1 |234,50 |€ |TTC"),
    ])
    func keepsAmountsWhole(language: String, expected: String) throws {
        let text = expected.filter { $0 != "|" }
        #expect(try parts(text, .lines, language) == expected)
    }

    // Source: the words themselves: fried rice with shrimp; iced coffee with milk.
    @Test(arguments: ["ข้าว|ผัด|กุ้ง", "กาแฟ|เย็น|ใส่|นม"])
    func findsThaiWords(expected: String) throws {
        #expect(try parts(expected.filter { $0 != "|" }, .lines, "th") == expected)
    }

    // Source: UAX #14, JIS X 4051: a closing bracket or full stop does not begin a line, an opening one does not end it.
    @Test func keepsJapanesePunctuationWithItsNeighbour() throws {
        #expect(try parts("税込（８％）です。", .lines, "ja") == "税|込|（８％）|で|す。")
    }

    // Source: UAX #14: a line may end at a soft hyphen and at U+200B, but not at U+2060 or before a mark.
    @Test(arguments: ["Kassen\u{AD}|bon", "a\u{200B}|b", "a\u{2060}b", "a e\u{301}", "24-|Stunden", "2024-001", "50 %"])
    func endsLinesWhereUnicodeLetsThem(expected: String) throws {
        let text = expected.unicodeScalars.filter { $0 != "|" }.reduce(into: "") { $0.unicodeScalars.append($1) }
        let parts = try parts(text, .lines, "de").replacing(" |", with: " ")
        #expect(Array(parts.unicodeScalars) == Array(expected.unicodeScalars))
    }

    // Source: UAX #29.
    @Test(arguments: [
        "a|b", "e\u{301}|x", "👩\u{200D}👩\u{200D}👦|!", "🇩🇪|🇫🇷", "กำ|ไ|ร", "\u{1112}\u{1161}\u{11AB}|\u{1100}", "कि|त", "நி",
    ])
    func keepsClustersWhole(expected: String) throws {
        let text = expected.unicodeScalars.filter { $0 != "|" }.reduce(into: "") { $0.unicodeScalars.append($1) }
        #expect(try parts(text, .clusters, "und") == expected)
    }

    @Test func findsNothingInEmptyText() throws {
        #expect(try parts("", .lines, "de") == "")
    }

    @Test(arguments: ["xx-Unknown", "und", "zh-Hant-TW", "tlh"])
    func breaksUnknownLanguagesByTheRulesOfUnicode(language: String) throws {
        #expect(try parts("a b", .lines, language) == "a |b")
    }

    @Test func servesManyTextsOneAfterTheOther() throws {
        let breaker = try LineBreaker(.lines, language: "en")
        var boundaries: [Int32] = []
        try breaker.find(in: Array("one two three".utf8)[...], into: &boundaries)
        #expect(boundaries == [4, 8, 13])
        try breaker.find(in: Array("four".utf8)[...], into: &boundaries)
        #expect(boundaries == [4])
    }

    @Test func isLentToOneTaskAtATime() throws {
        let pool = LineBreakerPool()
        let first = try pool.take(.lines, language: "th")
        let second = try pool.take(.lines, language: "th")
        #expect(first !== second)
        pool.giveBack(first)
        #expect(try pool.take(.lines, language: "th") === first)
        #expect(try pool.take(.clusters, language: "th") !== second)
    }
}
