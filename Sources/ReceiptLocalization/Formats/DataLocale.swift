import ReceiptICU
import ReceiptModel

/// The tag by which ICU is asked for a locale's data, made so that ICU has an answer of its own.
struct DataLocale: Hashable, Sendable {
    /// The tag as asked for, without the `-u-` values that ICU cannot use.
    let locale: LanguageTag
    /// For numbers, names and lists: base tag and numbering system, as BCP 47 text.
    let tag: String
    /// For dates: also the calendar, and the hour cycle if asked for.
    let calendarTag: String
    let calendar: String

    /// ICU: a formatter takes the process's default locale when the tag's language (or language and script) has no
    /// data. So such a tag is replaced by the language alone, and that by the root.
    ///
    /// Dates are Gregorian unless the tag asks for another calendar: a receipt's date must not change its year because
    /// the buyer reads Thai.
    init(_ requested: LanguageTag, digits: DigitChoice) {
        locale = Self.usable(requested)
        let base = Self.baseWithData(locale.base)
        let numbers = base.settingKeyword("nu", to: Self.numberingSystem(locale, base: base, digits: digits))
        tag = numbers.description
        calendar = locale.keyword("ca") ?? "gregory"
        calendarTag =
            numbers.settingKeyword("ca", to: calendar).settingKeyword("hc", to: locale.keyword("hc")).description
    }

    /// The tag without the values of `nu`, `ca` and `hc` that ICU does not know or cannot print.
    static func usable(_ tag: LanguageTag) -> LanguageTag {
        var tag = tag
        if let system = tag.keyword("nu"), !isDecimal(system, base: tag.base) {
            tag = tag.settingKeyword("nu", to: nil)
        }
        if let calendar = tag.keyword("ca"), !ICULocale.knows(calendar: calendar) {
            tag = tag.settingKeyword("ca", to: nil)
        }
        if let cycle = tag.keyword("hc"), !["h11", "h12", "h23", "h24"].contains(cycle) {
            tag = tag.settingKeyword("hc", to: nil)
        }
        return tag
    }

    private static func isDecimal(_ system: String, base: LanguageTag) -> Bool {
        !system.isEmpty && ICULocale.decimalNumberingSystem(base.settingKeyword("nu", to: system).description) != nil
    }

    private static func numberingSystem(_ locale: LanguageTag, base: LanguageTag, digits: DigitChoice) -> String? {
        switch digits {
        case .locale: locale.keyword("nu")
        case .latin: "latn"
        case .native: isDecimal("native", base: base) ? "native" : locale.keyword("nu")
        }
    }

    private static func baseWithData(_ base: LanguageTag) -> LanguageTag {
        // CLDR's en-US-posix writes for programs (-$ 1234.50), not for people.
        let variants = base.variants.filter { $0 != "posix" }
        let candidates = [
            LanguageTag(language: base.language, script: base.script, region: base.region, variants: variants),
            LanguageTag(language: base.language, region: base.region),
            LanguageTag(language: base.language),
        ]
        return candidates.first { $0.language != "und" && ICULocale.hasData($0.description) } ?? .undetermined
    }
}
