import TestSupport
import Testing

@testable import ReceiptCatalogs

/// String catalogs as Xcode lays them out: keys and categories in alphabetical order, a space before each colon.
@Suite struct XCStringsReaderTests {
    @Test func readsACatalogWrittenByHand() throws {
        let shop = try SmallShop()
        let file = try #require(try shop.imported(PackageFolder.text("Tests/Fixtures/Catalogs/shop.xcstrings")))
        #expect(file.name == "pl.txt")
        #expect(
            file.text == """
                pl {
                    // Goods.
                    shop.item { "Towar" }
                    shop.count { "{n, plural, one {# towar} few {# towary} many {# towarów} other {# towaru}}" }
                }

                """)
    }

    @Test func writesWhatXcodeReads() throws {
        let text = try SmallShop().exported(.xcstrings)
        let catalog = try JSONMembers(reading: Array(text.utf8))
        #expect(try catalog.text("sourceLanguage") == "en" && catalog.text("version") == "1.0")
        let strings = try #require(try catalog.object("strings"))
        #expect(strings.all.map(\.name) == ["shop.item", "shop.count", "shop.vat", "shop.tax"])
        let german = try strings.object("shop.count")?.object("localizations")?.object("de")
        let plural = try #require(try german?.object("variations")?.object("plural"))
        #expect(try plural.object("one")?.object("stringUnit")?.text("value") == "# Ware")
        #expect(try plural.object("other")?.object("stringUnit")?.text("value") == "# Waren")
        // The name that a law gave.
        #expect(text.contains("\"shouldTranslate\": false"))
    }

    private func problems(_ localizations: String) throws -> [String] {
        try SmallShop().problems(
            "{\"sourceLanguage\": \"en\", \"strings\": {\"shop.count\": {\"localizations\": {\(localizations)}}}}")
    }

    @Test(arguments: [
        ("\"de\": {\"variations\": {\"device\": {}}}", "A variation that is no plural"),
        ("\"de\": {\"substitutions\": {}}", "\"substitutions\""),
        ("\"de\": {\"variations\": {\"plural\": {\"lots\": {}}}}", "The variation \"lots\""),
        ("\"de\": {}, \"fr\": {}", "The file holds several languages: de, fr."),
        ("", "The file does not say which language it is in."),
        (
            "\"de\": {\"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"#\"}}}}}",
            "words:1: shop.count: {n} needs a text for one, which de has."
        ),
    ])
    func saysWhatIsWrong(localizations: String, problem: String) throws {
        let problems = try problems(localizations)
        #expect(problems.count == 1 && problems.first?.hasPrefix(problem) == true, "\(problems)")
    }

    @Test(arguments: [
        "{n, plural, =0 {none} one {#} other {#}}", "{n, plural, offset:1 one {#} other {#}}",
        "{n, plural,one {#} other {#}}",
        "{n, plural, other {#} one {#}}", "{n, plural, one {#} other {#}} left",
        "{n, selectordinal, one {#st} other {#th}}",
    ])
    func whatCategoriesCannotSayStaysAMessage(pattern: String) throws {
        let shop = try SmallShop(german: "de { shop.count { \"\(pattern)\" } }")
        let bytes = Array(try shop.exported(.xcstrings).utf8)
        let unit = try #require(
            try XCStringsReader.read(JSONMembers(reading: bytes)).units.first { $0.key == "shop.count" })
        #expect(unit.text == .message(pattern))
    }

    @Test func branchesKeepTheirQuotes() throws {
        let pattern = "{n, plural, one {'{'#'}' '#' {rate, percent} d''or} other {{n, plural, one {#} other {a}}}}"
        let plural = try #require(SinglePlural(pattern))
        #expect(plural.variants.map(\.text) == ["'{'#'}' '#' {rate, percent} d''or", "{n, plural, one {#} other {a}}"])
        #expect(plural.pattern == pattern)
    }
}
