import CReceiptICU

/// Names in the Gregorian calendar.
package enum ICUDateNames: Sendable, Hashable, CaseIterable {
    case abbreviatedMonths, wideMonths, narrowMonths
    case abbreviatedStandaloneMonths, wideStandaloneMonths, narrowStandaloneMonths
    /// Weekdays begin with Sunday.
    case abbreviatedWeekdays, wideWeekdays, narrowWeekdays, shortWeekdays
    case abbreviatedStandaloneWeekdays, wideStandaloneWeekdays
    /// Before and after noon.
    case dayPeriods
    /// Before the common era, and the common era.
    case abbreviatedEras, wideEras, narrowEras

    private var code: ricu_date_names {
        switch self {
        case .abbreviatedMonths: RICU_MONTHS_ABBREVIATED
        case .wideMonths: RICU_MONTHS_WIDE
        case .narrowMonths: RICU_MONTHS_NARROW
        case .abbreviatedStandaloneMonths: RICU_STANDALONE_MONTHS_ABBREVIATED
        case .wideStandaloneMonths: RICU_STANDALONE_MONTHS_WIDE
        case .narrowStandaloneMonths: RICU_STANDALONE_MONTHS_NARROW
        case .abbreviatedWeekdays: RICU_WEEKDAYS_ABBREVIATED
        case .wideWeekdays: RICU_WEEKDAYS_WIDE
        case .narrowWeekdays: RICU_WEEKDAYS_NARROW
        case .shortWeekdays: RICU_WEEKDAYS_SHORT
        case .abbreviatedStandaloneWeekdays: RICU_STANDALONE_WEEKDAYS_ABBREVIATED
        case .wideStandaloneWeekdays: RICU_STANDALONE_WEEKDAYS_WIDE
        case .dayPeriods: RICU_DAY_PERIODS
        case .abbreviatedEras: RICU_ERAS_ABBREVIATED
        case .wideEras: RICU_ERAS_WIDE
        case .narrowEras: RICU_ERAS_NARROW
        }
    }

    /// The names in the locale's language.
    ///
    /// - Parameter locale: A BCP 47 tag for which ICU has data.
    package func names(locale: String) throws(ICUError) -> [String] {
        let text = try icuText("date names for \(locale)") {
            ricu_date_names_of(locale, Int32(code.rawValue), $0, $1, $2)
        }
        return text.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}

/// A distance from UTC in the locale's words: `GMT+2`, `UTC−3:30`.
///
/// - Parameter locale: A BCP 47 tag for which ICU has data.
package func icuOffsetText(minutes: Int, locale: String) throws(ICUError) -> String {
    try icuText("UTC offset for \(locale)") { ricu_date_offset(locale, Int32(minutes), $0, $1, $2) }
}
