import TestSupport
import Testing

@testable import ReceiptMessages

@Suite struct ParsedPatternTests {
    @Test(arguments: [
        ("{n}", [ArgumentUse.text]), ("{n, select, other {}}", [.select]), ("{n, plural, other {#}}", [.plural]),
        ("{n, selectordinal, other {#}}", [.ordinal]), ("{n, number}", [.number]),
        ("{n, number, integer}", [.integer]), ("{n, percent}", [.percent]), ("{ n , money }", [.money]),
        ("{n, list}", [.list]), ("{n, date, ::yMMMd}", [.date]), ("{n, date, ::yMMMdjm}", [.dateTime]),
        ("{n, plural, other {{n, number}}}", [.plural, .number]),
    ])
    func findsTheUseOfAnArgument(pattern: String, uses: [ArgumentUse]) {
        let parsed = ParsedPattern(pattern)
        #expect(parsed.problems.isEmpty)
        #expect(parsed.arguments.map(\.name) == ["n"])
        #expect(parsed.arguments.map(\.uses) == [Set(uses)])
    }

    @Test func numbersArgumentsInTheOrderOfTheirFirstUse() {
        let parsed = ParsedPattern("{b} {a, plural, offset:1 =0 {none} one {# and {b}} other {# {c}}}")
        #expect(parsed.arguments.map(\.name) == ["b", "a", "c"])
        #expect(
            parsed.elements == [
                .argument(0, .text), .literal(" "),
                .plural(
                    1, .cardinal, offset: 1,
                    [
                        PluralBranch(.exactly(0), [.literal("none")]),
                        PluralBranch(
                            .category(.one), [.pluralNumber(1, offset: 1), .literal(" and "), .argument(0, .text)]),
                        PluralBranch(
                            .category(.other), [.pluralNumber(1, offset: 1), .literal(" "), .argument(2, .text)]),
                    ]),
            ])
    }

    // Source: ICU's MessagePattern, which reads # as a number only in the message of a plural itself.
    @Test func printsTheSignOfNumberOutsideOfAPlural() {
        #expect(ParsedPattern("{a} #").elements == [.argument(0, .text), .literal(" #")])
        #expect(
            ParsedPattern("{n, plural, other {{s, select, other {#}}}}").elements == [
                .plural(
                    0, .cardinal, offset: 0,
                    [PluralBranch(.category(.other), [.select(1, [SelectBranch("other", [.literal("#")])])])])
            ])
    }

    @Test(arguments: [
        ("Don't", "Don't"), ("Facture de l''{n}", "Facture de l'"), ("'{'x'}' {n}", "{x} "), ("''", "'"),
        ("L'ordine n. {n}", "L'ordine n. "),
    ])
    func readsApostrophesAsICUDoes(pattern: String, literal: String) {
        let parsed = ParsedPattern(pattern)
        #expect(parsed.problems.isEmpty)
        #expect(parsed.elements.first == .literal(literal))
    }

    @Test(arguments: [
        ("{n, number, currency}", CatalogProblem.currencyFromLocale(name: "n")),
        ("{n, number, ::currency/EUR}", .currencyFromLocale(name: "n")),
        ("{n, number, ::group-off}", .unknownStyle(name: "n", type: "number", style: "::group-off")),
        ("{n, number, percent}", .unknownStyle(name: "n", type: "number", style: "percent")),
        ("{n, spellout}", .unknownType(name: "n", type: "spellout")),
        ("{n, choice, 0#a|1#b}", .unknownType(name: "n", type: "choice")),
        ("{n, date}", .skeletonMissing(name: "n")),
        ("{n, date, short}", .skeletonMissing(name: "n")),
        ("{n, time, short}", .skeletonMissing(name: "n")),
        ("{n, date, ::YMMMd}", .unknownDateField(name: "n", field: "Y")),
        ("{n, date, ::yMMDD}", .unknownDateField(name: "n", field: "D")),
        ("{0}", .numberedArgument(number: "0")),
        ("{n, plural, =1.5 {a} other {b}}", .unusablePluralValue(name: "n", value: "=1.5")),
        ("{n, plural, andra {a} other {b}}", .unknownPluralCategory(name: "n", keyword: "andra")),
        ("{n, plural, one {a} one {b} other {c}}", .duplicateBranch(name: "n", selector: "one")),
        ("{n, plural, =1 {a} =1 {b} other {c}}", .duplicateBranch(name: "n", selector: "=1")),
        ("{n, select, a {a} a {b} other {c}}", .duplicateBranch(name: "n", selector: "a")),
        ("Hello n}", .strayBrace),
        ("{n} and }", .strayBrace),
        ("Facture de l'{n}", .apostropheBeforeBrace(quoted: "{n}")),
        ("Don't forget {n}'s '{tip}'", .apostropheBeforeBrace(quoted: "{tip}")),
        ("'{qty", .apostropheBeforeBrace(quoted: "{qty")),
        (
            "{n, plural, one {# item}}",
            .unparseablePattern(reason: "A plural or select has no text for all other cases. Add other {…}", column: 1)
        ),
        ("{n", .unparseablePattern(reason: "A { has no }. Close it", column: 1)),
    ])
    func notesWhatICULetsPass(pattern: String, problem: CatalogProblem) {
        #expect(ParsedPattern(pattern).problems == [problem])
    }

    @Test func refusesSelectKeywordsThatICUCannotRead() {
        let parsed = ParsedPattern("{s, select, 1 {paid} -2 {void} other {open}}")
        #expect(
            parsed.problems == [
                .unparseablePattern(
                    reason: "ICU does not understand the message (U_PATTERN_SYNTAX_ERROR). Check its braces, names and"
                        + " commas", column: 12)
            ])
    }

    @Test(arguments: [
        String(repeating: "{n, plural, other {", count: 20_000),
        String(repeating: "{n, plural, other {", count: 9) + String(repeating: "}}", count: 9),
        String(repeating: "{a}", count: 5_000),
    ])
    func refusesHostilePatterns(pattern: String) {
        #expect(ParsedPattern(pattern).problems == [.tooComplex(limit: "8192 bytes and 8 levels")])
    }

    @Test func survivesAnyRowOfSyntaxCharacters() {
        var random = SeededGenerator(seed: 1)
        let signs = Array("{{}}'#|=,n 0é😀") + ["plural,", "select,", "other", "one", "offset:1", "n,", "date,", "::y"]
        for _ in 0..<SampleSize.scaled(5_000) {
            let pattern = (0..<Int.random(in: 1...24, using: &random)).map { _ in
                String(describing: signs[Int.random(in: 0..<signs.count, using: &random)])
            }.joined()
            let parsed = ParsedPattern(pattern)
            _ = Message(elements: parsed.elements)
        }
    }
}
