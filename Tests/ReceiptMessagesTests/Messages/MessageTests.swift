import ReceiptICU
import ReceiptLocalization
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptMessages

@Suite struct MessageTests {
    private func language(_ tag: String) throws -> MessageLanguage {
        let locale = try #require(LanguageTag(tag))
        return MessageLanguage(locale: locale, formats: try LocaleFormats(locale))
    }

    private func text(
        _ pattern: String, _ locale: String, _ values: MessageValue...
    ) throws -> String {
        let parsed = ParsedPattern(pattern)
        #expect(parsed.problems.isEmpty)
        var out = UTF8Writer()
        try Message(elements: parsed.elements).write(.many(values), in: language(locale), to: &out)
        return out.string()
    }

    // Source: icu::MessageFormat 72.1.
    @Test(arguments: [
        ("Facture de l''{name}", "Facture de l'ACME"), ("Facture de l’{name}", "Facture de l’ACME"),
        ("L'ordine di {name}", "L'ordine di ACME"),
    ])
    func printsApostrophes(pattern: String, expected: String) throws {
        #expect(try text(pattern, "fr", .text("ACME")) == expected)
    }

    @Test(arguments: [(0, "none"), (1, "exactly one"), (2, "2 items"), (1_000, "1,000 items")])
    func prefersTheValueItselfToItsCategory(count: Int, expected: String) throws {
        let pattern = "{n, plural, =0 {none} =1 {exactly one} one {one} other {# items}}"
        #expect(try text(pattern, "en", .number(ExactDecimal(count))) == expected)
    }

    // Source: the example of PluralFormat's reference.
    @Test(arguments: [
        (0, "Nobody."), (1, "Ann."), (2, "Ann and one other."), (3, "Ann and 2 others."), (22, "Ann and 21 others."),
    ])
    func takesTheOffsetOffBeforeCategoryAndNumber(count: Int, expected: String) throws {
        let pattern =
            "{n, plural, offset:1 =0 {Nobody.} =1 {{who}.} one {{who} and one other.} other {{who} and # others.}}"
        #expect(try text(pattern, "en", .number(ExactDecimal(count)), .text("Ann")) == expected)
    }

    // Source: CLDR 42: 1 sztuka, 2–4 sztuki, 5–21 sztuk, 22 sztuki, 1,5 sztuki.
    @Test(arguments: [
        ("1", "1 sztuka"), ("2", "2 sztuki"), ("5", "5 sztuk"), ("21", "21 sztuk"), ("22", "22 sztuki"),
        ("1.5", "1,5 sztuki"),
    ])
    func countsInPolish(count: String, expected: String) throws {
        let pattern = "{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}"
        #expect(try text(pattern, "pl", .number(ExactDecimal(parsing: count))) == expected)
    }

    @Test(arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st"), (112, "112th")])
    func ranksInEnglish(number: Int, expected: String) throws {
        let pattern = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
        #expect(try text(pattern, "en", .number(ExactDecimal(number))) == expected)
    }

    @Test(arguments: [("paid", "by Ann"), ("void", "void"), ("lost", "open")])
    func selectsByKeyword(state: String, expected: String) throws {
        let pattern = "{state, select, paid {by {who}} void {void} other {open}}"
        #expect(try text(pattern, "en", .text(state), .text("Ann")) == expected)
    }

    // A text is never a number: no grouping, and the digits as they were given.
    @Test(arguments: ["en", "de", "hi"])
    func printsIdentifiersAsGiven(locale: String) throws {
        #expect(try text("Receipt {id}", locale, .text("20240001")) == "Receipt 20240001")
    }

    @Test func printsExactValuesInTheLanguage() throws {
        let euro = try #require(CurrencyCode("EUR"))
        let day = try #require(CalendarDay(year: 2026, month: 7, day: 1))
        let amount = Money(try ExactDecimal(parsing: "1234.5"), euro)
        #expect(
            try text("{a, money}, {p, percent}, {d, date, ::yMMMd}", "de", .money(amount), .percent(19), .date(day))
                == "1.234,50\u{A0}€, 19\u{A0}%, 1. Juli 2026")
        #expect(try text("{a, list}", "en", .list(["A", "B", "C"])) == "A, B, and C")
    }

    @Test func isolatesTheItemsOfAListOneByOne() throws {
        #expect(try text("{a, list}", "en", .list(["A", "ב"])) == "A and \u{2068}ב\u{2069}")
    }

    @Test func isolatesTextInAMessageThatRunsFromRightToLeft() throws {
        #expect(try text("طلب {id}", "ar", .text("42")) == "طلب \u{2068}42\u{2069}")
    }

    @Test func printsAValueThatIsMissingAsItsNumber() throws {
        #expect(try text("{a} {b}", "en", .text("x")) == "x {1}")
    }

    @Test func isAsLongAsItsLabel() {
        var out = UTF8Writer()
        Message(label: "Total").writePlain(.none, isRightToLeft: false, to: &out)
        #expect(out.string() == "Total")
        #expect(Message(elements: []).label == [])
    }

    @Test(arguments: ["en", "de", "fr", "ar", "pl", "hi", "ja", "he"])
    func agreesWithICU(locale: String) throws {
        try compareWithICU(locale, samples: 150, seed: 42)
    }

    /// Random messages of nested plurals, selects and texts, against `icu::MessageFormat`.
    private func compareWithICU(_ locale: String, samples: Int, seed: UInt64) throws {
        let language = try language(locale)
        let tag = try #require(LanguageTag(locale))
        var maker = PatternMaker(seed: seed)
        var different: [String] = []
        for _ in 0..<samples {
            let pattern = maker.pattern()
            let parsed = ParsedPattern(pattern)
            let number = maker.number()
            let keyword = maker.keyword()
            let values = parsed.arguments.map { argument -> (String, ICUMessageFormat.Value, MessageValue) in
                switch argument.name {
                case "n", "m": (argument.name, .number(number.description), .number(number))
                case "s": ("s", .text(keyword), .text(keyword))
                default: (argument.name, .text("abc"), .text("abc"))
                }
            }
            var out = UTF8Writer()
            try Message(elements: parsed.elements).write(.many(values.map(\.2)), in: language, to: &out)
            let theirs = try ICUMessageFormat.format(pattern, locale: tag.icuName, values.map { ($0.0, $0.1) })
            // ICU isolates nothing; we do in messages from right to left.
            let ours = out.string().filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
            if ours != theirs { different.append("\(pattern) with \(number), \(keyword): \(ours), not \(theirs)") }
        }
        #expect(different.prefix(3).isEmpty)
    }
}

/// Makes patterns that ICU accepts, by chance.
private struct PatternMaker {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func pattern() -> String { message(depth: 0) }

    mutating func number() -> ExactDecimal {
        // Not four digits: CLDR does not group them in Polish, but MessageFormat does.
        let number = Int.random(in: 0...1_000_000, using: &random) >> Int.random(in: 0...20, using: &random)
        return ExactDecimal((1_000...9_999).contains(number) ? number / 10 : number)
    }

    mutating func keyword() -> String { pick(["a", "b", "c"]) }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func message(depth: Int) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in piece(depth: depth) }.joined()
    }

    private mutating func piece(depth: Int) -> String {
        switch Int.random(in: 0...(depth < 3 ? 7 : 3), using: &random) {
        case 0: pick(["Total ", "l''or ", "don't ", "é😀 ", "'{'x'}' ", "a # b "])
        case 1: "{t}"
        case 2: pick(["# ", "{m, number} "])
        case 3: "{n, number}"
        case 4, 5:
            "{n, plural, " + pick(["", "offset:1 "]) + pick(["", "=0 {\(message(depth: depth + 1))} "])
                + "one {\(message(depth: depth + 1))} few {\(message(depth: depth + 1))}"
                + " other {\(message(depth: depth + 1))}}"
        case 6: "{m, selectordinal, one {#st} two {#nd} other {\(message(depth: depth + 1))}}"
        default: "{s, select, a {\(message(depth: depth + 1))} other {\(message(depth: depth + 1))}}"
        }
    }
}
