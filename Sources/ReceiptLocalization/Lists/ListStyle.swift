import ReceiptICU
import ReceiptModel

/// A locale's list of things that all apply: `A, B and C`, `A, B et C`, `A、B、C`.
package struct ListStyle: Sendable {
    private let formatter: ICUListFormatter
    private let locale: LanguageTag

    init(tag: String, locale: LanguageTag) throws(FormatError) {
        do { formatter = try ICUListFormatter(locale: tag) } catch { throw FormatError(error, locale: locale) }
        self.locale = locale
    }

    /// Writes the items as one text; nothing for none.
    package func write(_ items: [String], to out: inout UTF8Writer) throws(FormatError) {
        switch items.count {
        case 0: return
        case 1: out.append(items[0])
        default:
            do { out.append(try formatter.format(items)) } catch { throw FormatError(error, locale: locale) }
        }
    }
}
