import Testing

@testable import ReceiptICU

@Suite struct ICUPluralRulesTests {
    // Source: CLDR 42, plurals.xml, without the samples.
    @Test(arguments: [
        ("en", "one: i = 1 and v = 0"), ("nb", "one: n = 1"), ("de_CH", "one: i = 1 and v = 0"), ("ja", ""),
        ("und", ""), ("", ""),
    ])
    func readsTheConditionsOfALanguage(locale: String, rule: String) throws {
        let text = try ICUPluralRules.rules(locale: locale, isOrdinal: false)
        let conditions = text.split(separator: "\n").map { line in
            line.prefix { $0 != "@" }.split(separator: " ").joined(separator: " ")
        }
        #expect(conditions.joined(separator: "\n") == rule)
    }

    @Test func readsRanksApart() throws {
        #expect(try ICUPluralRules.rules(locale: "en", isOrdinal: true).hasPrefix("few: n % 10 = 3"))
    }

    @Test(arguments: [("1", "one"), ("1.0", "other"), ("2", "other")])
    func countsVisibleZeros(digits: String, category: String) throws {
        #expect(try ICUPluralRules.select(digits, locale: "en", isOrdinal: false) == category)
    }
}
