import ReceiptLocalization
import ReceiptModel
import Testing

@testable import ReceiptMessages

@Suite struct PseudoLocaleWordsTests {
    private func words(_ locale: PseudoLocale, _ overrides: WordOverrides = .none) throws -> ShopWords {
        try ShopWords(locale: locale.tag, formats: LocaleFormats(locale.tag), overrides: overrides)
    }

    @Test func accentedWordsAreLongerAndInBrackets() throws {
        let words = try words(.accented)
        // Seven letters, and two fifths of seven more.
        #expect(words.title().text == "[Ŕéçéîþţ öñ]")
        #expect(words.greeting(name: "Ann").text == "[Ĥéļļö Ann öñ]")
    }

    @Test func aPluralHasOnePairOfBrackets() throws {
        let words = try words(.accented)
        for (count, start) in [(0, "[ñöţĥîñĝ"), (1, "[1 îţéḿ"), (5, "[5 îţéḿš")] {
            let text = try words.items(count: ExactDecimal(count)).text()
            #expect(text.hasPrefix(start) && text.hasSuffix("]"))
            #expect(text.count(where: { $0 == "[" }) == 1 && text.count(where: { $0 == "]" }) == 1)
        }
    }

    @Test func choicesKeepTheirArguments() throws {
        let words = try words(.accented)
        #expect(words.state(state: "paid", who: "Bo").text.hasPrefix("[Þáîď ƀý Bo"))
        #expect(words.state(state: "other", who: "Bo").text.hasPrefix("[Öþéñ"))
    }

    @Test func aPatternWithoutLettersStaysAsItIs() throws {
        #expect(try words(.accented).four(a: "1", b: "2", c: "3", d: "4").text == "1-2-3-4")
    }

    @Test func everyLetterOfASCIIIsReplaced() {
        let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let text = PseudoText.words(alphabet.utf8, .accented)
        #expect(text.unicodeScalars.allSatisfy { !$0.isASCII })
        #expect(text.unicodeScalars.count == 52 && Set(text).count == 52)
        #expect(text.lowercased().prefix(26) == text.prefix(26))
    }

    @Test func mirroredWordsRunFromRightToLeftOneByOne() throws {
        let words = try words(.mirrored)
        #expect(words.default().text == "\u{202E}A\u{202C} \u{202E}Swift\u{202C} \u{202E}keyword\u{202C}")
        #expect(words.greeting(name: "Ann").text == "\u{202E}Hello\u{202C} \u{2068}Ann\u{2069}")
    }

    @Test func aCallersEnglishIsMadePseudoToo() throws {
        let overrides = WordOverrides([.english: ["shop.title": "Bill"]])
        #expect(try words(.accented, overrides).title().text == "[Ɓîļļ ö]")
    }

    @Test func otherRegionsAreNone() {
        #expect(PseudoLocale(LanguageTag(language: "en", region: "XB")) == nil)
        #expect(PseudoLocale(LanguageTag(language: "ar")) == nil)
        #expect(LanguageTag("en-XA-u-nu-thai").flatMap { PseudoLocale($0) } == .accented)
    }
}
