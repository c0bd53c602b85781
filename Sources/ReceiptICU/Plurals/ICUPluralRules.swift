import CReceiptICU

/// CLDR's plural rules in ICU's data.
package enum ICUPluralRules {
    /// One line `keyword: condition @samples` for each category but `other`; empty for a language without rules.
    ///
    /// - Parameter locale: An ICU locale ID.
    package static func rules(locale: String, isOrdinal: Bool) throws(ICUError) -> String {
        try icuText("the plural rules of \(locale)") { ricu_plural_rules(locale, isOrdinal, $0, $1, $2) }
    }

    /// The keyword that ICU itself selects for a number in plain digits: the reference for tests.
    package static func select(_ digits: String, locale: String, isOrdinal: Bool) throws(ICUError) -> String {
        try icuText("the plural of \(digits) in \(locale)") {
            ricu_plural_select(locale, isOrdinal, digits, $0, $1, $2)
        }
    }
}
