import ReceiptICU
import Testing

/// Source: CLDR 42's aliases, likely subtags and parent locales.
@Suite struct ICULocaleTests {
    @Test(arguments: [
        ("iw", "he"), ("in-ID", "id-ID"), ("sh", "sr-Latn"), ("mo", "ro"), ("tl", "fil"), ("de-CH", "de-CH"),
        ("cmn-TW", "zh-TW"), ("no", "no"),
    ])
    func replacesDeprecatedCodes(tag: String, canonical: String) throws {
        #expect(try ICULocale.canonical(tag) == canonical)
    }

    @Test(arguments: [
        ("zh-TW", "zh-Hant-TW"), ("zh", "zh-Hans-CN"), ("de", "de-Latn-DE"), ("sr-ME", "sr-Latn-ME"),
        ("ar", "ar-Arab-EG"),
    ])
    func addsTheLikelyScriptAndRegion(tag: String, maximized: String) throws {
        #expect(try ICULocale.maximized(tag) == maximized)
    }

    @Test(arguments: [
        ("es-MX", ICULocale.Parent.named("es-419")), ("pt-AO", .named("pt-PT")), ("nb", .named("no")),
        ("zh-Hant", .root), ("en-NZ", .named("en-001")), ("de-CH", .truncated), ("xx-YY", .truncated),
    ])
    func knowsTheParentsOfCLDR(tag: String, parent: ICULocale.Parent) throws {
        #expect(try ICULocale.parent(tag) == parent)
    }

    /// Asking for a parent must not make ICU forget it: `ures_openDirect` alone leaves `nn` with the root for good.
    @Test func leavesTheInheritanceOfNorwegianAlone() throws {
        #expect(try ICULocale.parent("nn") == .named("no"))
        let number = try ICUNumberFormatter(skeleton: "", locale: "nn").format("-1234.5")
        #expect(String(decoding: number.text, as: UTF8.self) == "−1\u{A0}234,5")
    }

    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("de", false), ("az-Arab", true), ("xx", false),
    ])
    func knowsScriptsThatRunFromRightToLeft(tag: String, isRightToLeft: Bool) {
        #expect(ICULocale.isRightToLeft(tag) == isRightToLeft)
    }

    @Test(arguments: [
        ("de", true), ("de-CH", true), ("de-XX", true), ("sr-Latn-RS", true), ("xx", false), ("de-Cyrl", false),
        ("tlh", false), ("und-DE", false),
    ])
    func tellsWhetherThereIsDataOfItsOwn(tag: String, hasData: Bool) {
        #expect(ICULocale.hasData(tag) == hasData)
    }

    @Test(arguments: [
        ("de", "latn"), ("ar-EG", "arab"), ("ar-EG-u-nu-latn", "latn"), ("hi-u-nu-native", "deva"), ("fa", "arabext"),
    ])
    func namesTheNumberingSystem(tag: String, system: String) {
        #expect(ICULocale.decimalNumberingSystem(tag) == system)
    }

    @Test(arguments: ["de-u-nu-xyzw", "de-u-nu-roman", "ta-u-nu-traditio", "zh-u-nu-finance"])
    func knowsNoDigitsForSystemsWithoutTen(tag: String) {
        #expect(ICULocale.decimalNumberingSystem(tag) == nil)
    }

    @Test(arguments: [
        ("gregory", true), ("buddhist", true), ("ethioaa", true), ("islamic-umalqura", true), ("islamicc", true),
        ("mayan", false), ("", false), ("gregorianischer", false),
    ])
    func knowsTheCalendars(name: String, isKnown: Bool) {
        #expect(ICULocale.knows(calendar: name) == isKnown)
    }

    @Test func namesLocales() throws {
        #expect(try ICULocale.displayName("de-CH", in: "en") == "German (Switzerland)")
        #expect(try ICULocale.displayName("ja", in: "ja") == "日本語")
    }

    @Test func listsTheLocalesThatItHas() {
        #expect(ICULocale.available.count > 700)
        #expect(ICULocale.available.contains("zh-Hant-HK"))
    }

    @Test(arguments: ["\u{0}", "de-", "not a tag", "-", "de_CH@calendar=buddhist;x"])
    func refusesUnreadableTags(tag: String) {
        #expect(!ICULocale.hasData("x" + tag))
    }

    @Test func matchesOnlyWhatItWasGiven() throws {
        let matcher = try ICULocaleMatcher(["en", "en-GB"])
        #expect(try matcher.match("en-NZ") == 1)
        #expect(try matcher.match("en-US") == 0)
        #expect(try matcher.match("ja") == nil)
    }
}
