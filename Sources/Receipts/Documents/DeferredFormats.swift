import ReceiptLocalization
import ReceiptModel
import Synchronization

/// The formats of a locale, opened when the first document needs them: a family in English must not be able to fail
/// before that.
final class DeferredFormats: Sendable {
    private let locale: LanguageTag
    private let opened: Mutex<LocaleFormats?>

    init(locale: LanguageTag) {
        self.locale = locale
        opened = Mutex(nil)
    }

    init(_ formats: LocaleFormats) {
        locale = formats.locale
        opened = Mutex(formats)
    }

    func open() throws(FormatError) -> LocaleFormats {
        if let formats = opened.withLock({ $0 }) { return formats }
        let formats = try LocaleFormats(locale)
        return opened.withLock { known in
            if let known { return known }
            known = formats
            return formats
        }
    }
}
