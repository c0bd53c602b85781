import ReceiptICU
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptMessages

@Suite struct PluralRulesTests {
    private func rules(_ locale: String, _ kind: PluralKind = .cardinal) throws -> PluralRules {
        try PluralRules(#require(LanguageTag(locale)), kind)
    }

    // Source: CLDR 42, plurals.xml.
    @Test(arguments: [
        ("en", "one,other"), ("pl", "one,few,many,other"), ("ru", "one,few,many,other"),
        ("uk", "one,few,many,other"), ("cs", "one,few,many,other"), ("sk", "one,few,many,other"),
        ("sl", "one,two,few,other"), ("ar", "zero,one,two,few,many,other"), ("he", "one,two,other"),
        ("cy", "zero,one,two,few,many,other"), ("lv", "zero,one,other"), ("lt", "one,few,many,other"),
        ("ro", "one,few,other"), ("ga", "one,two,few,many,other"), ("fr", "one,many,other"),
        ("es", "one,many,other"), ("it", "one,many,other"), ("pt", "one,many,other"), ("pt-PT", "one,many,other"),
        ("ca", "one,many,other"), ("fil", "one,other"), ("ja", "other"), ("ko", "other"), ("th", "other"),
        ("zh", "other"), ("zh-Hant", "other"), ("vi", "other"), ("id", "other"), ("tr", "one,other"),
        ("hu", "one,other"), ("es-419", "one,many,other"), ("de-CH", "one,other"), ("nb", "one,other"),
        ("und", "other"),
    ])
    func knowsTheCategoriesOfALanguage(locale: String, categories: String) throws {
        #expect(try rules(locale).categories.map(\.rawValue).joined(separator: ",") == categories)
    }

    // Source: CLDR 42, ordinals.xml.
    @Test(arguments: [
        ("en", "one,two,few,other"), ("it", "many,other"), ("fr", "one,other"), ("de", "other"), ("sv", "one,other"),
    ])
    func knowsTheCategoriesOfRanking(locale: String, categories: String) throws {
        #expect(try rules(locale, .ordinal).categories.map(\.rawValue).joined(separator: ",") == categories)
    }

    // Source: CLDR 42: one in Polish is 1 alone, in Russian also 21 and 101; decimals are other in both.
    @Test(arguments: [
        ("pl", "1", PluralCategory.one), ("pl", "2", .few), ("pl", "5", .many), ("pl", "12", .many),
        ("pl", "14", .many), ("pl", "21", .many), ("pl", "22", .few), ("pl", "25", .many), ("pl", "101", .many),
        ("pl", "112", .many), ("pl", "1.5", .other), ("ru", "1", .one), ("ru", "2", .few), ("ru", "5", .many),
        ("ru", "12", .many), ("ru", "14", .many), ("ru", "21", .one), ("ru", "22", .few), ("ru", "25", .many),
        ("ru", "101", .one), ("ru", "112", .many), ("ru", "1.5", .other), ("en", "1", .one), ("en", "-1", .one),
        ("en", "1.0", .other), ("en", "0", .other), ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "2", .other),
        ("fr", "1000000", .many), ("ar", "0", .zero), ("ar", "2", .two), ("ar", "103", .few), ("ar", "111", .many),
        ("ar", "100", .other), ("ar", "1.0", .one), ("lv", "0.1", .one), ("lv", "10", .zero), ("cs", "1.5", .many),
    ])
    func choosesByEveryVisibleDigit(locale: String, number: String, category: PluralCategory) throws {
        #expect(try rules(locale).category(of: ExactDecimal(parsing: number)) == category)
    }

    @Test func treatsNumbersOf38DigitsByTheirLastOnes() throws {
        let number = try ExactDecimal(parsing: "99999999999999999999999999999999999921")
        #expect(try rules("ru").category(of: number) == .one)
        #expect(try rules("pl").category(of: number) == .many)
        #expect(try rules("en").category(of: number) == .other)
    }

    static let compared = [
        "af", "ar", "be", "bg", "br", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fil",
        "fr",
        "ga", "gd", "gv", "he", "hi", "hr", "hu", "hy", "is", "it", "ja", "ka", "kw", "lt", "lv", "mk", "mt", "nb",
        "nl",
        "pl", "pt", "pt-PT", "ro", "ru", "shi", "sk", "sl", "sr", "sv", "th", "tzm", "uk", "ur", "zh-Hant",
    ]

    @Test(arguments: compared)
    func agreesWithICU(locale: String) throws {
        try compareWithICU(locale, samples: 60, seed: 72)
    }

    private func compareWithICU(_ locale: String, samples: Int, seed: UInt64) throws {
        let tag = try #require(LanguageTag(locale))
        var random = SeededGenerator(seed: seed)
        var different: [String] = []
        for kind in [PluralKind.cardinal, .ordinal] {
            let ours = try PluralRules(tag, kind)
            for _ in 0..<samples {
                let scale = kind == .ordinal ? 0 : Int.random(in: 0...3, using: &random)
                let digits = Int64.random(in: 0...3_000_000, using: &random) >> Int64.random(in: 0...20, using: &random)
                let number = try ExactDecimal(coefficient: Int128(digits), scale: scale)
                let theirs = try ICUPluralRules.select(
                    number.description, locale: tag.icuName, isOrdinal: kind == .ordinal)
                if ours.category(of: number).rawValue != theirs { different.append("\(kind) \(number): \(theirs)") }
            }
        }
        #expect(different.isEmpty)
    }

    @Test(arguments: [
        "one", "one: ", "one: n", "one: n =", "one: n = x", "one: q = 1", "one: n = 3..1", "one: n % 7 = 1",
        "uno: n = 1", "one: n = 1 and", "one: n = 1 xor i = 2",
    ])
    func refusesRulesInAnUnknownForm(text: String) {
        #expect(PluralRules(parsing: text) == nil)
    }
}
