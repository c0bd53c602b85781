import ReceiptModel
import Testing

/// Source of the expected forms: RFC 5646 (BCP 47), RFC 6067 (-u-) and the IANA Language Subtag Registry.
@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("de", "de"),
        ("DE-ch", "de-CH"),
        ("zh_Hant_HK", "zh-Hant-HK"),
        ("ZH-HANT-tw", "zh-Hant-TW"),
        ("es-419", "es-419"),
        ("sl-rozaj-biske", "sl-rozaj-biske"),
        ("de-CH-1996", "de-CH-1996"),
        ("de-1901-1996", "de-1901-1996"),
        ("en-US-u-nu-latn-ca-buddhist", "en-US-u-ca-buddhist-nu-latn"),
        ("ar-u-nu-latn", "ar-u-nu-latn"),
        ("ja-JP-u-ca-japanese-x-till", "ja-JP-u-ca-japanese-x-till"),
        ("en-t-fr-u-nu-arab", "en-t-fr-u-nu-arab"),
        ("und", "und"),
        ("und-Latn", "und-Latn"),
        ("fil", "fil"),
    ])
    func writesTagsInCanonicalForm(text: String, canonical: String) throws {
        #expect(try #require(LanguageTag(text)).description == canonical)
    }

    @Test(arguments: [
        ("de_DE.UTF-8", "de-DE"),
        ("de_DE@euro", "de-DE"),
        ("de_DE.ISO-8859-15@euro", "de-DE"),
        ("sr_RS@latin", "sr-Latn-RS"),
        ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("root", "und"),
    ])
    func readsPOSIXAndICUNames(text: String, canonical: String) throws {
        #expect(try #require(LanguageTag(text)).description == canonical)
    }

    @Test(arguments: [
        ("i-klingon", "tlh"), ("art-lojban", "jbo"), ("no-bok", "nb"), ("no-nyn", "nn"), ("zh-min-nan", "nan"),
        ("en-GB-oed", "en-GB-oxendict"), ("sgn-BE-FR", "sfb"), ("i-lux", "lb"),
    ])
    func replacesGrandfatheredTags(text: String, canonical: String) throws {
        #expect(try #require(LanguageTag(text)).description == canonical)
    }

    @Test(arguments: [("zh-yue", "yue"), ("zh-cmn-Hans-CN", "cmn-Hans-CN"), ("ar-arz", "arz")])
    func letsExtendedLanguagesStandAlone(text: String, canonical: String) throws {
        #expect(try #require(LanguageTag(text)).description == canonical)
    }

    @Test(arguments: [
        "", "-", "d", "de-", "-de", "de--CH", "de-CH-DE", "123", "i-default", "x-private", "i-mingo", "de-x", "de-u",
        "de-abcdefghi", "abcdefghi", "de-CH-u-nu-latn-u-ca-buddhist", "de-1996-1996", "dé", "de CH", "de-\u{0}", "*",
        "de-u-nu-abcdefghij",
    ])
    func refusesWhatIsNoTag(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func refusesTagsOfHostileLength() {
        #expect(LanguageTag("de-x" + String(repeating: "-a", count: 50_000)) == nil)
    }

    @Test func keepsTheFirstOfTwoEqualKeywords() throws {
        let tag = try #require(LanguageTag("de-u-nu-latn-nu-arab"))
        #expect(tag.keyword("nu") == "latn")
    }

    @Test func namesTheParts() throws {
        let tag = try #require(LanguageTag("sr-Latn-RS-u-nu-latn"))
        #expect(tag.language == "sr")
        #expect(tag.script == "Latn")
        #expect(tag.region == "RS")
        #expect(tag.base.description == "sr-Latn-RS")
        #expect(tag.keyword("ca") == nil)
    }

    @Test func setsAndRemovesKeywords() throws {
        let tag = try #require(LanguageTag("th-TH"))
        #expect(tag.settingKeyword("nu", to: "thai").description == "th-TH-u-nu-thai")
        #expect(tag.settingKeyword("nu", to: "thai").settingKeyword("nu", to: nil) == tag)
    }
}
