import ReceiptModel
import Testing

@testable import ReceiptMessages

/// The expression in the header numbers the forms as CLDR tells them apart, in all shipped languages.
@Suite struct GettextPluralsTests {
    // Source: GNU gettext manual, "Plural forms"; Arabic's six by CLDR 42.
    @Test(arguments: [
        ("ja", "nplurals=1; plural=0;"), ("de", "nplurals=2; plural=((n == 1) ? 0 : 1);"),
        (
            "ar",
            "nplurals=6; plural=((n == 0) ? 0 : (n == 1) ? 1 : (n == 2) ? 2 : ((n % 100 >= 3 && n % 100 <= 10)) ? 3 :"
                + " ((n % 100 >= 11 && n % 100 <= 99)) ? 4 : 5);"
        ),
    ])
    func writesTheHeader(locale: String, header: String) throws {
        #expect(try GettextPlurals(#require(LanguageTag(locale)))?.header == header)
    }

    // Source: CLDR 42: Polish whole numbers are one, few or many; only fractions are other.
    @Test func leavesOutWhatOnlyFractionsAre() throws {
        #expect(try GettextPlurals(#require(LanguageTag("pl")))?.categories == [.one, .few, .many])
    }

    @Test(.enabled(if: CatalogTools.hasPython, CatalogTools.whatIsMissing))
    func countsAsCLDRDoes() throws {
        let tags = try ShippedWords.locales.map { try #require(LanguageTag($0)) }
        let plurals = try tags.map { try #require(GettextPlurals($0)) }
        let expressions = try plurals.map { plural in
            String(try #require(plural.header.firstMatch(of: /plural=(\(?.*\)?);/)).output.1) + "\n"
        }
        let lines = try CatalogTools.lines(of: "gettext_forms.py", [], input: expressions.joined())
        try #require(lines.count == tags.count)
        for ((tag, plural), line) in zip(zip(tags, plurals), lines) {
            let rules = try PluralRules(tag, .cardinal)
            let expected = (Array(0...1000) + [1_000_000]).map { rules.category(of: ExactDecimal($0)) }
            #expect(
                line.split(separator: " ").compactMap { Int($0) }.map { plural.categories[$0] } == expected, "\(tag)")
        }
    }
}
