import ReceiptLocalization
import ReceiptModel
import Testing

/// Source: CLDR 42, supplementalData.xml, parentLocales.
@Suite struct LocaleAncestryTests {
    @Test(arguments: [
        ("es-MX", ["es-MX", "es-419", "es"]),
        ("es-AR", ["es-AR", "es-419", "es"]),
        ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
        ("zh-Hant", ["zh-Hant"]),
        ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
        ("zh-Hans-SG", ["zh-Hans-SG", "zh-Hans", "zh"]),
        ("nb", ["nb", "no"]),
        ("nn-NO", ["nn-NO", "nn", "no"]),
        ("en-GB", ["en-GB", "en-001", "en"]),
        ("en-NZ", ["en-NZ", "en-001", "en"]),
        ("de-AT", ["de-AT", "de"]),
        ("de-CH-u-nu-latn", ["de-CH", "de"]),
        ("fr-CA", ["fr-CA", "fr"]),
        ("en", ["en"]),
        ("sr-Latn", ["sr-Latn"]),
        ("de-XX", ["de-XX", "de"]),
        ("und", ["und"]),
    ])
    func walksTheParentsThatCLDRNames(locale: String, chain: [String]) throws {
        let tag = try #require(LanguageTag(locale))
        #expect(LocaleAncestry.chain(from: tag).map(\.description) == chain)
    }
}
