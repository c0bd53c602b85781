import ReceiptLocalization
import Testing

/// Source: RFC 9110, 12.4.2 and 12.5.4.
@Suite struct AcceptLanguageTests {
    @Test(arguments: [
        ("de-CH, fr;q=0.7, *;q=0.1", ["de-CH", "fr"]),
        ("fr;q=0.7, de-CH", ["de-CH", "fr"]),
        ("en;q=0.5,de;q=0.5,fr;q=0.5", ["en", "de", "fr"]),
        ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-GB", "en"]),
        ("  de \t; \t q=0.2 ,\tfr ; q=0.9 ", ["fr", "de"]),
        ("de;Q=0.2, fr", ["fr", "de"]),
        ("de;q=1.000, fr;q=0.001, it;q=0", ["de", "fr"]),
        ("de, de;q=0.1", ["de"]),
        ("", []),
        ("*", []),
        (",,, ,", []),
        (";q=1", []),
        ("de;q=0", []),
    ])
    func ordersLanguagesByQuality(value: String, tags: [String]) {
        #expect(AcceptLanguage(value).tags.map(\.description) == tags)
    }

    @Test(arguments: [
        "de;q=2", "de;q=-1", "de;q=0.1234", "de;q=abc", "de;q=", "de;level=1", "de;q=0.5;q=0.6", "d e", "dé", "\u{0}",
    ])
    func skipsPartsThatItCannotRead(part: String) {
        #expect(AcceptLanguage("\(part), fr").tags.map(\.description) == ["fr"])
    }

    @Test func readsOnlyTheBeginningOfAHugeValue() {
        let value = "de, " + String(repeating: "fr-CA;q=0.5, ", count: 8000)
        #expect(value.utf8.count > 100_000)
        #expect(AcceptLanguage(value).tags.map(\.description) == ["de", "fr-CA"])
    }

    @Test func readsNothingOfAHugeValueWithoutCommas() {
        #expect(AcceptLanguage(String(repeating: "a", count: 100_000)).tags.isEmpty)
    }

    @Test func readsNoLanguageThatIsCutInTwo() {
        let padding = String(repeating: " ", count: AcceptLanguage.maximumLength - 6)
        #expect(AcceptLanguage("de,\(padding)fr-CA").tags.map(\.description) == ["de"])
    }

    @Test func keepsABoundedNumberOfLanguages() {
        let value = (0..<200).map { "de-x-a\($0)" }.joined(separator: ",")
        #expect(AcceptLanguage(value).tags.count == AcceptLanguage.maximumCount)
    }
}
