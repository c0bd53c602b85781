import ReceiptICU
import ReceiptModel
import Synchronization

/// How one locale writes amounts, numbers, dates and lists.
///
/// Everything printed for a customer in one document comes from one value of this type, so that a receipt never has two
/// kinds of digits. Styles are made on first use and kept; a caller that writes many values keeps the style itself.
/// Nothing here reads the process's locale, time zone or clock.
public final class LocaleFormats: Sendable {
    /// The locale as asked for, without `-u-` values that ICU does not know.
    public let locale: LanguageTag
    public let digitChoice: DigitChoice
    public let currencyDisplay: CurrencyDisplay
    public let grouping: GroupingChoice
    /// Whether the locale's script runs from right to left.
    public let isRightToLeft: Bool
    /// Zero to nine as the locale writes them, in UTF-8.
    package let digits: [[UInt8]]

    /// The calendar of its dates, by its name in CLDR: `gregory`, `buddhist`.
    package var calendar: String { data.calendar }

    let data: DataLocale
    private let styles = Mutex(StyleCache())

    /// - Parameters:
    ///   - locale: Any tag. Where ICU has no data for it, the formats are CLDR's root.
    ///   - digits: Which digits everything is written with.
    ///   - currencyDisplay: Symbol or ISO 4217 code; a code that is not three letters is always printed as a code.
    ///   - grouping: Whether amounts in a column all have their grouping separators.
    /// - Throws: `FormatError.unavailable` when ICU's data is missing or broken.
    public init(
        _ locale: LanguageTag, digits: DigitChoice = .locale, currencyDisplay: CurrencyDisplay = .symbol,
        grouping: GroupingChoice = .locale
    ) throws(FormatError) {
        data = DataLocale(locale, digits: digits)
        self.locale = data.locale
        digitChoice = digits
        self.currencyDisplay = currencyDisplay
        self.grouping = grouping
        isRightToLeft = ICULocale.isRightToLeft(data.locale.base.description)
        do {
            self.digits = try ICUNumberSymbols(locale: data.tag).digits.map { Array($0.utf8) }
        } catch {
            throw FormatError(error, locale: data.locale)
        }
    }

    /// Runs a call to ICU, whose error gets this locale.
    func checked<Result>(_ body: () throws(ICUError) -> Result) throws(FormatError) -> Result {
        do { return try body() } catch { throw FormatError(error, locale: locale) }
    }

    /// A style that was made before, or the one that `make` makes now.
    ///
    /// Making takes tens of microseconds and happens outside the lock; if two threads make the same, one is kept.
    func style<Style: Sendable>(
        _ find: (borrowing StyleCache) -> Style?, _ store: (inout StyleCache, Style) -> Void,
        _ make: () throws(FormatError) -> Style
    ) throws(FormatError) -> Style {
        if let known = styles.withLock({ find($0) }) { return known }
        let made = try make()
        return styles.withLock { cache in
            if let known = find(cache) { return known }
            store(&cache, made)
            return made
        }
    }
}

/// The styles of a locale that were asked for so far.
///
/// A document needs few, so they lie in short lists that are searched in order: quicker than hashing a key.
struct StyleCache: Sendable {
    var money: [(currency: CurrencyCode, decimals: Int, style: NumberStyle)] = []
    var plain: [(recipe: NumberRecipe, style: NumberStyle)] = []
    var decimal: NumberStyle?
    var percent: NumberStyle?
    var dates: [(skeleton: String, style: DateStyle)] = []
    var offsets: [(minutes: Int, text: String)] = []
    var patterns: ICUDatePatterns?
    var list: ListStyle?
}
