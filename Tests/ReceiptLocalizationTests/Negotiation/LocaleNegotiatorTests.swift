import ReceiptLocalization
import ReceiptModel
import Testing

/// Source: CLDR 42's parent locales, likely subtags, aliases and language matching; by hand from those tables.
@Suite struct LocaleNegotiatorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let request: String
        let words: String
        let formatting: String
        let match: LocaleNegotiation.Match

        init(_ request: String, _ words: String, _ formatting: String, _ match: LocaleNegotiation.Match) {
            (self.request, self.words, self.formatting, self.match) = (request, words, formatting, match)
        }

        var testDescription: String { request }
    }

    static let shipped = LocaleNegotiator(available: ShippedLocales.few)

    @Test(arguments: [
        Row("en", "en", "en", .exact),
        Row("en-US", "en", "en-US", .exact),
        Row("en-GB", "en-GB", "en-GB", .exact),
        Row("EN_gb", "en-GB", "en-GB", .exact),
        Row("de", "de", "de", .exact),
        Row("de-DE", "de", "de-DE", .exact),
        Row("de-AT", "de", "de-AT", .exact),
        Row("de-LI", "de", "de-LI", .exact),
        Row("de-CH", "de-CH", "de-CH", .exact),
        Row("de-Latn-DE", "de", "de-DE", .exact),
        Row("fr", "fr", "fr", .exact),
        Row("fr-BE", "fr", "fr-BE", .exact),
        Row("fr-CA", "fr-CA", "fr-CA", .exact),
        Row("es", "es", "es", .exact),
        Row("es-ES", "es", "es-ES", .exact),
        Row("es-419", "es-419", "es-419", .exact),
        Row("es-AR", "es-419", "es-AR", .exact),
        Row("es-MX", "es-419", "es-MX", .exact),
        Row("es-US", "es-419", "es-US", .exact),
        Row("it-CH", "it", "it-CH", .exact),
        Row("nl-BE", "nl", "nl-BE", .exact),
        Row("pt", "pt-BR", "pt-BR", .exact),
        Row("pt-BR", "pt-BR", "pt-BR", .exact),
        Row("pl-PL", "pl", "pl-PL", .exact),
        Row("ja-JP-u-ca-japanese", "ja", "ja-JP-u-ca-japanese", .exact),
        Row("zh", "zh-Hans", "zh-Hans", .exact),
        Row("zh-CN", "zh-Hans", "zh-Hans-CN", .exact),
        Row("zh-SG", "zh-Hans", "zh-Hans-SG", .exact),
        Row("zh-TW", "zh-Hant", "zh-Hant-TW", .exact),
        Row("zh-HK", "zh-Hant", "zh-Hant-HK", .exact),
        Row("zh-MO", "zh-Hant", "zh-Hant-MO", .exact),
        Row("zh_Hant_HK", "zh-Hant", "zh-Hant-HK", .exact),
        Row("zh-Hans-HK", "zh-Hans", "zh-Hans-HK", .exact),
        Row("ar", "ar", "ar", .exact),
        Row("ar-EG", "ar", "ar-EG", .exact),
        Row("ar-EG-u-nu-latn", "ar", "ar-EG-u-nu-latn", .exact),
        Row("he-IL", "he", "he-IL", .exact),
        Row("hi-IN", "hi", "hi-IN", .exact),
        Row("th-TH-u-ca-buddhist-nu-thai", "th", "th-TH-u-ca-buddhist-nu-thai", .exact),
        Row("nb", "nb", "nb", .exact),
        Row("nb-NO", "nb", "nb-NO", .exact),
    ])
    func servesALanguageAndItsRegions(row: Row) {
        expect(row)
    }

    @Test(arguments: [
        Row("en-NZ", "en-GB", "en-NZ", .fallback),
        Row("en-AU", "en-GB", "en-AU", .fallback),
        Row("en-IN", "en-GB", "en-IN", .fallback),
        Row("en-IE", "en-GB", "en-IE", .fallback),
        Row("pt-AO", "pt-BR", "pt-AO", .fallback),
        Row("pt-PT", "pt-BR", "pt-PT", .fallback),
        Row("nn", "nb", "nb", .fallback),
        Row("nn-NO", "nb", "nb-NO", .fallback),
        Row("no-nyn", "nb", "nb", .fallback),
    ])
    func fallsBackWithinALanguage(row: Row) {
        expect(row)
    }

    @Test(arguments: [
        Row("iw", "he", "he", .exact),
        Row("iw-IL", "he", "he-IL", .exact),
        Row("no", "nb", "nb", .exact),
        Row("no-NO", "nb", "nb-NO", .exact),
        Row("no-bok", "nb", "nb", .exact),
        Row("cmn-Hans-CN", "zh-Hans", "zh-Hans-CN", .exact),
        Row("zh-cmn-TW", "zh-Hant", "zh-Hant-TW", .exact),
        Row("zh-guoyu", "zh-Hans", "zh-Hans", .exact),
        Row("C", "en", "en", .exact),
        Row("POSIX", "en", "en", .exact),
        Row("C.UTF-8", "en", "en", .exact),
        Row("de_DE.UTF-8", "de", "de-DE", .exact),
        Row("de_CH.ISO-8859-1@euro", "de-CH", "de-CH", .exact),
        Row("fr_FR@euro", "fr", "fr-FR", .exact),
    ])
    func understandsOldAndPOSIXNames(row: Row) {
        expect(row)
    }

    /// Related languages do not count, although CLDR's matching offers some of them.
    @Test(arguments: [
        Row("sr-Latn", "en", "en", .none),
        Row("sr", "en", "en", .none),
        Row("da", "en", "en", .none),
        Row("sv-SE", "en", "en", .none),
        Row("gsw-CH", "en", "en", .none),
        Row("lb", "en", "en", .none),
        Row("ca-ES", "en", "en", .none),
        Row("gl", "en", "en", .none),
        Row("yue-HK", "en", "en", .none),
        Row("uk", "en", "en", .none),
        Row("i-klingon", "en", "en", .none),
        Row("und", "en", "en", .none),
        Row("mul", "en", "en", .none),
        Row("xx-YY", "en", "en", .none),
        Row("de-Cyrl", "en", "en", .none),
        Row("", "en", "en", .none),
        Row("not a tag", "en", "en", .none),
        Row("x-private", "en", "en", .none),
    ])
    func takesTheFallbackForOtherLanguages(row: Row) {
        expect(row)
    }

    @Test(arguments: [
        Row("de-DE-u-nu-xyzw", "de", "de-DE", .exact),
        Row("de-DE-u-nu-roman", "de", "de-DE", .exact),
        Row("de-DE-u-ca-mayan", "de", "de-DE", .exact),
        Row("de-DE-u-hc-h99", "de", "de-DE", .exact),
        Row("de-DE-u-hc-h12-nu-xyzw", "de", "de-DE-u-hc-h12", .exact),
        Row("de-DE-x-till-7", "de", "de-DE-x-till-7", .exact),
    ])
    func dropsOnlyWhatICUCannotUse(row: Row) {
        expect(row)
    }

    private func expect(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
        let answer = Self.shipped.negotiate(row.request)
        #expect(answer.words.description == row.words, sourceLocation: sourceLocation)
        #expect(answer.formatting.description == row.formatting, sourceLocation: sourceLocation)
        #expect(answer.match == row.match, sourceLocation: sourceLocation)
    }

    @Test func takesTheFirstLanguageThatIsShipped() {
        let answer = Self.shipped.negotiate(["sv-SE", "da", "nb", "en"])
        #expect(answer.words.description == "nb")
        #expect(answer.match == .exact)
    }

    @Test func readsAnAcceptLanguageValue() {
        let answer = Self.shipped.negotiate(acceptLanguage: "sv, fr-CH;q=0.7, en;q=0.3")
        #expect(answer.words.description == "fr")
        #expect(answer.formatting.description == "fr-CH")
    }

    @Test func pseudoLocalesAreForWhoAsksForThem() throws {
        let shipped = [LanguageTag.english, LanguageTag(language: "ar")]
        let offering = LocaleNegotiator(available: shipped, offersPseudoLocales: true)
        let accented = offering.negotiate("en-XA-u-nu-latn")
        #expect(accented.words == PseudoLocale.accented.tag && accented.match == .exact)
        #expect(offering.negotiate("ar-XB").words == PseudoLocale.mirrored.tag)
        for request in ["en", "ar", "en-XB", "ar-XA", "en-ZZ", "ar-IL"] {
            #expect(PseudoLocale(offering.negotiate(request).words) == nil)
        }
        #expect(LocaleNegotiator(available: shipped).negotiate("en-XA").words == .english)
    }

    @Test func takesTheCallersFallback() throws {
        let answer = Self.shipped.negotiate("sv", fallback: try #require(LanguageTag("de-AT")))
        #expect(answer.words.description == "de")
        #expect(answer.formatting.description == "de-AT")
        #expect(answer.match == .none)
    }

    @Test func takesEnglishWhenTheFallbackIsNotShippedEither() throws {
        let answer = Self.shipped.negotiate("sv", fallback: try #require(LanguageTag("da")))
        #expect(answer.words == .english)
        #expect(answer.match == .none)
    }

    @Test func takesEnglishWhenNothingIsShipped() {
        let answer = LocaleNegotiator(available: []).negotiate("de")
        #expect(answer == LocaleNegotiation(words: .english, formatting: .english, match: .none))
    }

    @Test(arguments: [
        (["en"], "en-NZ", "en", LocaleNegotiation.Match.exact),
        (["pt-PT", "pt-BR"], "pt-AO", "pt-PT", .exact),
        (["nb", "nn"], "nn-NO", "nn", .exact),
        (["no"], "nb", "no", .exact),
        (["sr"], "sr-Latn", "sr", .fallback),
        (["sr", "sr-Latn"], "sr-ME", "sr-Latn", .exact),
        (["sr", "sr-Latn"], "sh", "sr-Latn", .exact),
        (["zh-Hant"], "zh-CN", "en", .none),
        (["ro"], "mo", "ro", .exact),
        (["id"], "in-ID", "id", .exact),
        (["fil"], "tl", "fil", .exact),
    ])
    func servesOtherSetsOfLocales(
        available: [String], request: String, words: String, match: LocaleNegotiation.Match
    ) {
        let answer = LocaleNegotiator(available: available.compactMap { LanguageTag($0) }).negotiate(request)
        #expect(answer.words.description == words)
        #expect(answer.match == match)
    }

    @Test func namesTheScriptWhereTheRegionWouldChangeIt() throws {
        let cyrillic = LocaleNegotiator(available: [try #require(LanguageTag("sr"))])
        #expect(cyrillic.negotiate("sr-Cyrl-ME").formatting.description == "sr-Cyrl-ME")
        #expect(cyrillic.negotiate("sr-RS").formatting.description == "sr-RS")
    }

    @Test(arguments: ["en-NZ", "de-LI", "es-AR", "zh-HK", "fr-CH"])
    func doesNotDependOnTheOrderOfTheShippedLocales(request: String) {
        let reversed = LocaleNegotiator(available: ShippedLocales.few.reversed())
        #expect(reversed.negotiate(request) == Self.shipped.negotiate(request))
    }

    @Test func staysRightAfterAFloodOfTags() {
        let negotiator = LocaleNegotiator(available: ShippedLocales.few)
        for number in 0..<1000 { _ = negotiator.negotiate("de-x-a\(number)") }
        #expect(negotiator.negotiate("de-AT").formatting.description == "de-AT")
    }
}
