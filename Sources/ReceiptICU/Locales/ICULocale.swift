import CReceiptICU

/// What ICU's locale data says about BCP 47 tags.
package enum ICULocale {
    /// The tag with deprecated parts replaced: `he` for `iw`, `sr-Latn` for `sh`.
    package static func canonical(_ tag: String) throws(ICUError) -> String {
        try icuText("canonical form of \(tag)") { ricu_locale_canonical(tag, $0, $1, $2) }
    }

    /// The tag with its likely script and region: `zh-Hant-TW` for `zh-TW`.
    package static func maximized(_ tag: String) throws(ICUError) -> String {
        try icuText("likely script and region of \(tag)") { ricu_locale_maximized(tag, $0, $1, $2) }
    }

    /// The tags of all locales that ICU has data for.
    package static var available: [String] {
        var tags: [String] = []
        while let tag = try? icuText("locale \(tags.count)", { ricu_locale_available(Int32(tags.count), $0, $1, $2) }) {
            tags.append(tag)
        }
        return tags
    }

    /// Whether ICU has data of its own for the tag, or for an ancestor below the root.
    ///
    /// ICU: where it has none, its formatters take the data of the process's default locale.
    package static func hasData(_ tag: String) -> Bool {
        ricu_locale_has_data(tag)
    }

    /// Where a tag's data inherits from.
    package enum Parent: Equatable, Sendable {
        /// ICU's data names the parent: `es-419` for `es-MX`.
        case named(String)
        case root
        /// ICU names none: the parent is the tag without its last part.
        case truncated
    }

    package static func parent(_ tag: String) throws(ICUError) -> Parent {
        do {
            let parent = try icuText("parent of \(tag)") { ricu_locale_explicit_parent(tag, $0, $1, $2) }
            return parent.isEmpty ? .root : .named(parent)
        } catch  where error.status == RICU_MISSING_RESOURCE {
            return .truncated
        }
    }

    package static func isRightToLeft(_ tag: String) -> Bool {
        ricu_locale_is_right_to_left(tag)
    }

    /// The name of a locale in the language of another, such as `Deutsch (Schweiz)`.
    package static func displayName(_ tag: String, in other: String) throws(ICUError) -> String {
        try icuText("name of \(tag) in \(other)") { ricu_locale_display_name(tag, other, $0, $1, $2) }
    }

    /// CLDR's name of the numbering system that the tag asks for or its locale uses, such as `latn`; nil where that
    /// is no system of ten digits, or none that CLDR knows.
    package static func decimalNumberingSystem(_ tag: String) -> String? {
        var hasDigits = false
        let name = try? icuText("numbering system of \(tag)") {
            ricu_locale_numbering(tag, &hasDigits, $0, $1, $2)
        }
        return hasDigits ? name : nil
    }

    /// Whether ICU has a calendar, by the name that `-u-ca-` takes: `buddhist`.
    package static func knows(calendar: String) -> Bool {
        ricu_locale_knows_calendar(calendar)
    }
}
