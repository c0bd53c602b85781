import ReceiptICU
import ReceiptModel

/// What a locale is called: `Deutsch (Schweiz)`.
public enum LocaleName {
    /// The name of a locale in the words of another, by CLDR; the tag itself where CLDR has no name.
    ///
    /// - Throws: `FormatError.unavailable` when ICU's data is missing.
    public static func name(of tag: LanguageTag, in other: LanguageTag) throws(FormatError) -> String {
        // The reader's locale must have data, or ICU takes the words of the process's default locale.
        let reader = DataLocale(other, digits: .locale).tag
        do {
            return try ICULocale.displayName(tag.base.description, in: reader)
        } catch {
            throw FormatError(error, locale: other)
        }
    }

    /// The name of a locale in its own words.
    public static func ownName(of tag: LanguageTag) throws(FormatError) -> String {
        try name(of: tag, in: tag)
    }
}
