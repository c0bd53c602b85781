import ReceiptLocalization
import ReceiptModel
import Testing

@Suite struct LocaleFormatsTests {
    @Test(arguments: [("ar-EG", true), ("he", true), ("fa-IR", true), ("en", false), ("ja", false), ("az-Arab", true)])
    func knowsTheDirectionOfTheScript(locale: String, isRightToLeft: Bool) throws {
        #expect(try LocaleFormats(#require(LanguageTag(locale))).isRightToLeft == isRightToLeft)
    }

    @Test func keepsTheLocaleItWasAskedFor() throws {
        let formats = try LocaleFormats(#require(LanguageTag("de-DE-u-ca-mayan-nu-arab-x-till")), digits: .latin)
        #expect(formats.locale.description == "de-DE-u-nu-arab-x-till")
        #expect(formats.digitChoice == .latin)
        #expect(formats.digits.first == [UInt8(ascii: "0")])
    }

    /// Source: CLDR 42, localeDisplayNames.
    @Test(arguments: [
        ("de-CH", "de", "Deutsch (Schweiz)"), ("de-CH", "en", "German (Switzerland)"), ("ja", "ja", "日本語"),
        ("nb", "nb", "norsk bokmål"), ("es-419", "en", "Spanish (Latin America)"),
    ])
    func namesLocales(locale: String, reader: String, name: String) throws {
        #expect(try LocaleName.name(of: #require(LanguageTag(locale)), in: #require(LanguageTag(reader))) == name)
    }

    @Test func saysWhatICUCouldNotMake() {
        let error = FormatError.unavailable(
            locale: .english, call: "number style percent for en", status: "U_MISSING_RESOURCE_ERROR")
        #expect(error.description.hasPrefix("The formats of en are not available: ICU "))
        #expect(error.description.contains("number style percent for en (U_MISSING_RESOURCE_ERROR)"))
        #expect(error.description.hasSuffix("Check that ICU's locale data is installed (libicu)."))
    }
}
