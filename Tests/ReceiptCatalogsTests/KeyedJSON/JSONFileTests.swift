import ReceiptModel
import Testing

@testable import ReceiptCatalogs

/// ARB and JSON as other hands write them.
@Suite struct JSONFileTests {
    private func read(_ text: String) throws -> TranslatedCatalog {
        let bytes = Array(text.utf8)
        return try ExchangeFormat(of: bytes).read(bytes)
    }

    // Source: the specification of ARB: attributes of the file begin with @@, those of a text with @.
    @Test func readsARBOfOthers() throws {
        let catalog = try read(
            """
            {
              "@@locale": "pt_BR", "@@last_modified": "2026-07-01", "@@author": "x",
              "a.b": "T",
              "@a.c": {"description": "before its text"},
              "a.c": null
            }
            """)
        #expect(catalog.locale == LanguageTag(language: "pt", region: "BR"))
        #expect(
            catalog.units == [
                TranslatedCatalog.Unit(key: "a.b", message: "T", line: 3),
                TranslatedCatalog.Unit(key: "a.c", message: nil, line: 5),
            ])
    }

    @Test func readsJSONOfOthers() throws {
        let catalog = try read("{\"a.b\": {\"text\": \"T\", \"x\": [1]},\n\"a.c\": {}, \"locale\": \"sr-Latn\"}")
        #expect(catalog.locale == LanguageTag(language: "sr", script: "Latn"))
        #expect(
            catalog.units == [
                TranslatedCatalog.Unit(key: "a.b", message: "T", line: 1),
                TranslatedCatalog.Unit(key: "a.c", message: nil, line: 2),
            ])
    }

    @Test(arguments: [
        (
            "{\"locale\": \"de\", \"a.b\": \"T\"}",
            ExchangeError(.wrongType(key: "\"a.b\"", expected: "an object"), line: 1)
        ),
        (
            "{\"locale\": \"de\",\n\"a.b\": {\"text\": 1}}",
            ExchangeError(.wrongType(key: "\"text\"", expected: "a text"), line: 2)
        ),
        (
            "{\"locale\": \"de\", \"a.b\": {\"remarks\": \"x\"}}",
            ExchangeError(.wrongType(key: "\"remarks\"", expected: "a list of texts"), line: 1)
        ),
        ("{\"@@locale\": \"de\", \"a.b\": {}}", ExchangeError(.wrongType(key: "\"a.b\"", expected: "a text"), line: 1)),
        ("{\"locale\": \"de\",\n\"a.b\": {}, \"a.b\": {}}", ExchangeError(.duplicateKey("\"a.b\""), line: 2)),
        ("{\"@@locale\": null}", ExchangeError(.unknownLocale(""), line: 1)),
        ("{\"locale\": \"en\"}", ExchangeError(.english, line: 1)),
        ("{}", ExchangeError(.localeMissing(place: "\"locale\", \"@@locale\" or \"strings\""), line: 1)),
        ("{\"locale\": \"de\"", ExchangeError(.json(.endsEarly), line: 1)),
        ("[]", ExchangeError(.unknownFormat, line: 1)), ("", ExchangeError(.unknownFormat, line: 1)),
    ])
    func saysWhatIsWrong(text: String, error: ExchangeError) {
        #expect(throws: error) { try read(text) }
    }

    @Test func deepFilesAreRefused() {
        let text = "{\"locale\": \"de\", \"a.b\": " + String(repeating: "[", count: 100_000)
        #expect(throws: ExchangeError(.json(.tooDeep(maximumDepth: 64)), line: 1)) { try read(text) }
    }
}
