import ReceiptICU
import ReceiptLocalization
import ReceiptModel
import Synchronization

/// The language that messages are evaluated in: its direction, plural rules and formats.
///
/// What only some messages need is made on first use and kept.
package final class MessageLanguage: Sendable {
    /// The words' locale, by which plurals are chosen.
    package let locale: LanguageTag
    package let isRightToLeft: Bool

    /// The formats that the caller gave; nil for English, which makes its own.
    private let given: LocaleFormats?

    private struct Kept: Sendable {
        var formats: LocaleFormats?
        var cardinal: PluralRules?
        var ordinal: PluralRules?
    }

    private let kept = Mutex(Kept())

    /// English, with nothing opened yet, so that it cannot fail.
    package static let english = MessageLanguage(locale: .english, isRightToLeft: false, formats: nil)

    /// - Parameter formats: How the numbers and dates inside messages are written; in the words' language, perhaps of
    ///   another region.
    package convenience init(locale: LanguageTag, formats: LocaleFormats) {
        self.init(locale: locale, isRightToLeft: formats.isRightToLeft, formats: formats)
    }

    private init(locale: LanguageTag, isRightToLeft: Bool, formats: LocaleFormats?) {
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        given = formats
    }

    /// Whether `formats` are those that this language writes with.
    func uses(_ formats: LocaleFormats) -> Bool { given === formats }

    package func formats() throws(FormatError) -> LocaleFormats {
        if let given { return given }
        if let formats = kept.withLock({ $0.formats }) { return formats }
        let made = try LocaleFormats(locale)
        return kept.withLock { kept in
            let formats = kept.formats ?? made
            kept.formats = formats
            return formats
        }
    }

    func pluralRules(_ kind: PluralKind) throws(FormatError) -> PluralRules {
        let known = kept.withLock { kind == .cardinal ? $0.cardinal : $0.ordinal }
        if let known { return known }
        let made: PluralRules
        do { made = try PluralRules(locale, kind) } catch {
            throw FormatError.unavailable(locale: locale, call: error.call, status: error.name)
        }
        kept.withLock { kept in
            switch kind {
            case .cardinal: kept.cardinal = made
            case .ordinal: kept.ordinal = made
            }
        }
        return made
    }
}
