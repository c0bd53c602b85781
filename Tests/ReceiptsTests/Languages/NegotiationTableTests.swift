import ReceiptLocalization
import Receipts
import Testing

/// What customers' devices ask for, and the locale that serves each of them among all that are shipped.
///
/// Source: CLDR 42, parent locales, likely subtags, aliases and language matching; by hand from those tables.
@Suite struct NegotiationTableTests {
    private static let negotiator = LocaleNegotiator(available: ConsumerCheckoutFactory.locales)

    /// Served by the language as it holds for the region: request, words.
    private static let exact = """
        en en, en-US en, en-PH en, en-PR en, en-GB en-GB, en-AU en-AU, en-CA en-CA, en-IN en-IN,
        es es, es-ES es, es-PH es, es-GQ es, es-419 es-419, es-MX es-MX, es-AR es-419, es-CL es-419, es-CO es-419,
        es-PE es-419, es-US es-419, es-PR es-419, es-UY es-419,
        fr fr, fr-FR fr, fr-LU fr, fr-MA fr, fr-SN fr, fr-CA fr-CA, fr-CH fr-CH, fr-BE fr-BE,
        de de, de-DE de, de-LU de, de-LI de, de-AT de-AT, de-CH de-CH, de-Latn-DE de,
        pt pt-BR, pt-BR pt-BR, pt-PT pt-PT, pt-AO pt-PT, pt-MZ pt-PT, pt-MO pt-PT, pt-CV pt-PT,
        it it, it-IT it, it-SM it, it-CH it-CH, nl nl, nl-NL nl, nl-SR nl, nl-BE nl-BE,
        ja ja, ja-JP ja, ko ko, ko-KR ko, ko-KP ko, vi-VN vi, th-TH th, km-KH km, id-ID id, ms-MY ms, ms-BN ms,
        ms-SG ms, fil-PH fil, zh zh-Hans, zh-CN zh-Hans, zh-SG zh-Hans, zh-Hans-HK zh-Hans, zh-TW zh-Hant,
        zh-Hant zh-Hant, zh-HK zh-Hant-HK, zh-MO zh-Hant-HK, zh-Hant-MO zh-Hant-HK,
        ar ar, ar-EG ar, ar-AE ar, ar-MA ar, ar-SA ar-SA, he-IL he, fa-IR fa, fa-AF fa, ur-PK ur, ur-IN ur,
        hi-IN hi, mr-IN mr, bn-BD bn, bn-IN bn, ta-IN ta, ta-LK ta, ta-SG ta, te-IN te,
        ru-RU ru, ru-UA ru, ru-KZ ru, uk-UA uk, pl-PL pl, cs-CZ cs, sk-SK sk, hu-HU hu, ro-RO ro, ro-MD ro,
        bg-BG bg, el-GR el, el-CY el, tr-TR tr, tr-CY tr, mk-MK mk, sq-AL sq, sq-XK sq,
        sr sr, sr-RS sr, sr-Cyrl-RS sr, sr-BA sr, sr-XK sr, sr-Latn sr-Latn, sr-Latn-RS sr-Latn, sr-ME sr-Latn,
        hr-HR hr, hr-BA hr, bs-BA bs, sl-SI sl, ca-ES ca, ca-AD ca, eu-ES eu, gl-ES gl,
        nb-NO nb, nb-SJ nb, sv-SE sv, sv-FI sv, da-DK da, da-GL da, fi-FI fi, is-IS is, et-EE et, lv-LV lv, lt-LT lt,
        sw-TZ sw, sw-KE sw, sw-CD sw, az-AZ az, uz-UZ uz, kk-KZ kk, ka-GE ka, hy-AM hy
        """

    /// Names of other times and systems, for the same.
    private static let aliases = """
        iw-IL he, in-ID id, tl-PH fil, no nb, no-NO nb, mo ro, sh sr-Latn, cmn-CN zh-Hans, zh-cmn-TW zh-Hant,
        de_DE.UTF-8 de, fr_FR@euro fr, pt_PT pt-PT, sr_RS@latin sr-Latn, EN_us en, arb-EG ar
        """

    /// The same language, as it is written elsewhere.
    private static let fallbacks = """
        en-NZ en-GB, en-ZA en-GB, en-IE en-GB, en-SG en-GB, en-HK en-GB, en-MT en-GB, nn nb, nn-NO nb,
        hi-Latn hi, ja-Latn ja
        """

    /// Languages and scripts that are not shipped: nobody is served with a related one.
    private static let foreign = """
        gsw-CH, lb-LU, yue-HK, wuu-CN, be-BY, af-ZA, mt-MT, ga-IE, cy-GB, am-ET, ne-NP, si-LK, my-MM, lo-LA, mn-MN, yi,
        uz-Cyrl, uz-Arab, az-Cyrl, az-Arab, bs-Cyrl, kk-Arab, de-Cyrl, pa-IN, tlh, und, x-private
        """

    private static func pairs(_ text: String) -> [[String]] {
        text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    }

    @Test func theTableIsLong() {
        let rows = [Self.exact, Self.aliases, Self.fallbacks, Self.foreign].flatMap(Self.pairs)
        #expect(rows.count >= 120)
        #expect(Set(rows.map { $0[0] }).count == rows.count)
    }

    @Test func everyShippedLocaleIsAskedFor() {
        let served = Set(Self.pairs(Self.exact).map { $0[1] })
        #expect(served == Set(ConsumerCheckoutFactory.locales.map(\.description)))
    }

    @Test(arguments: pairs(exact) + pairs(aliases))
    func servesWhatIsMeant(row: [String]) {
        let answer = Self.negotiator.negotiate(row[0])
        #expect(answer.words.description == row[1])
        #expect(answer.match == .exact)
    }

    @Test(arguments: pairs(fallbacks))
    func fallsBackWithinTheLanguage(row: [String]) {
        let answer = Self.negotiator.negotiate(row[0])
        #expect(answer.words.description == row[1])
        #expect(answer.match == .fallback)
    }

    @Test(arguments: pairs(foreign))
    func servesNobodyWithARelatedLanguage(row: [String]) {
        let answer = Self.negotiator.negotiate(row[0])
        #expect(answer.words == .english && answer.match == .none)
    }

    /// The region that was asked for stays, for numbers and dates.
    @Test(arguments: pairs("es-AR es-AR, zh-MO zh-Hant-MO, en-NZ en-NZ, pt-AO pt-AO, sr-ME sr-Latn-ME, fa-AF fa-AF"))
    func formatsAsTheRegionDoes(row: [String]) {
        #expect(Self.negotiator.negotiate(row[0]).formatting.description == row[1])
    }
}
