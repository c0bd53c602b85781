import ReceiptLocalization
import ReceiptModel
import Testing

@testable import ReceiptMessages

/// Over the bundle `shop` of this folder, which the plugin compiles.
@Suite struct WordsCatalogTests {
    private func words(_ tag: String, _ overrides: WordOverrides = .none) throws -> ShopWords {
        let locale = try #require(LanguageTag(tag))
        return try ShopWords(locale: locale, formats: LocaleFormats(locale), overrides: overrides)
    }

    @Test func speaksEnglishWithNothingOpened() throws {
        let words = ShopWords()
        #expect(words.locale == .english)
        #expect(words.title().text == "Receipt")
        #expect(words.greeting(name: "Ann").text == "Hello Ann")
        #expect(words.state(state: "paid", who: "Ann").text == "Paid by Ann")
        #expect(words.four(a: "1", b: "2", c: "3", d: "4").text == "1-2-3-4")
        #expect(words.`default`().text == "A Swift keyword")
        #expect(try words.items(count: 1).text() == "1 item")
        #expect(try words.copy(n: 22).text() == "22nd copy")
        #expect(try words.page(page: 1, total: 3).text() == "Page 1 of 3")
    }

    @Test func knowsItsLocales() {
        #expect(ShopWords.locales.map(\.description) == ["en", "ar", "de", "de-CH", "en-GB", "nb"])
    }

    @Test(arguments: [
        ("en", "Receipt", "2 items"), ("en-GB", "Till receipt", "2 items"), ("de", "Beleg", "2 Artikel"),
        ("de-CH", "Quittung", "2 Artikel"), ("nb", "Kvittering", "2 varer"), ("ar", "إيصال", "عنصران"),
        ("de-u-nu-latn", "Beleg", "2 Artikel"),
    ])
    func takesWhatALocaleLeavesOutFromItsParent(locale: String, title: String, items: String) throws {
        let words = try words(locale)
        #expect(words.title().text == title)
        #expect(try words.items(count: 2).text() == items)
    }

    // ICU's own ures_open hangs on nb, and goes to the process's locale for fr.
    @Test(arguments: ["fr", "nn", "de-AT", "und", "zh-Hant"])
    func refusesALocaleWithoutWords(locale: String) throws {
        let tag = try #require(LanguageTag(locale))
        #expect(throws: CatalogError.unknownLocale(tag, bundle: "shop", available: ShopWords.locales)) {
            try words(locale)
        }
    }

    @Test func ordersArgumentsAsTheTranslationDoes() throws {
        let day = try #require(CalendarDay(year: 2026, month: 7, day: 1))
        let franc = try #require(CurrencyCode("CHF"))
        let amount = Money(12, franc)
        #expect(try words("de").due(amount: amount, when: day).text() == "1. Juli 2026: 12,00\u{A0}CHF")
        #expect(try ShopWords().due(amount: amount, when: day).text() == "CHF\u{A0}12.00 by Jul 1, 2026")
        #expect(try words("de").four(a: "1", b: "2", c: "3", d: "4").text == "4-3-2-1")
    }

    @Test func writesNumbersInTheFormatsOfAnotherRegion() throws {
        let german = LanguageTag(language: "de")
        let swiss = try LocaleFormats(LanguageTag(language: "de", region: "CH"))
        let words = try ShopWords(locale: german, formats: swiss)
        #expect(try words.items(count: 12_345).text() == "12’345 Artikel")
        #expect(words.locale == german)
    }

    @Test func isolatesUserTextFromRightToLeftAlone() throws {
        #expect(try words("ar").greeting(name: "42").text == "مرحبا \u{2068}42\u{2069}")
        #expect(ShopWords().greeting(name: "42").text == "Hello 42")
        #expect(ShopWords().greeting(name: "דנה").text == "Hello \u{2068}דנה\u{2069}")
    }

    @Test func writesOneCatalogFromManyTasks() async throws {
        let words = try words("ar")
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 {
                group.addTask { try (0..<200).map { try words.items(count: ExactDecimal($0)).text() }.joined() }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts.count == 1)
    }

    @Test func refusesDataThatIsNotItsOwn() throws {
        let bundle = EmbeddedBundle(
            name: "broken", keys: [], arguments: [], root: [],
            locales: [EmbeddedLocale("de", parent: nil, package: "receipts_broken_de_0", base64: "AAAA")])
        let formats = try LocaleFormats(.english)
        #expect(throws: CatalogError.self) {
            try WordsCatalog(bundle, locale: LanguageTag(language: "de"), formats: formats)
        }
    }
}
