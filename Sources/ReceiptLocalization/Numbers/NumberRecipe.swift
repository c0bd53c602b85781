import ReceiptICU
import ReceiptModel

/// What a number style is made of: the words of an ICU number skeleton, and the locale.
struct NumberRecipe: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case decimal
        /// The value is the percentage itself: 19 for 19 %.
        case percent
        case money(CurrencyCode, CurrencyDisplay)
    }

    enum Grouping: Hashable, Sendable {
        case none
        case chosen(GroupingChoice)
    }

    let kind: Kind
    let grouping: Grouping
    /// A BCP 47 tag for which ICU has data.
    let locale: String

    /// The skeleton for values with exactly so many decimals, or with at least so many.
    func skeleton(decimals: Int, orMore: Bool) -> String {
        var words: [String] = []
        switch kind {
        case .decimal: break
        case .percent: words.append("percent")
        case .money(let currency, let display):
            words.append("currency/\(isoCode(of: currency))")
            if display == .isoCode || isoCode(of: currency) != currency.rawValue { words.append("unit-width-iso-code") }
        }
        switch (decimals, orMore) {
        case (0, true): words.append("precision-unlimited")
        case (0, false): words.append("precision-integer")
        default: words.append("." + String(repeating: "0", count: decimals) + (orMore ? "*" : ""))
        }
        switch grouping {
        case .none: words.append("group-off")
        case .chosen(.locale): break
        case .chosen(.aligned): words.append("group-on-aligned")
        }
        // Zero has no sign, whichever way it came about.
        words.append("sign-negative")
        return words.joined(separator: " ")
    }

    /// A code that is not three letters stands where an ISO code would: ICU is given ISO 4217's code for tests, and
    /// `finished` replaces it.
    private func isoCode(of currency: CurrencyCode) -> String {
        currency.hasISOShape ? currency.rawValue : "XTS"
    }

    /// The text with the real currency code in it.
    func finished(_ number: FormattedNumber) -> FormattedNumber {
        guard case .money(let currency, _) = kind, !currency.hasISOShape else { return number }
        return number.replacingCurrency(with: currency.rawValue)
    }

    /// The same with the currency's code instead of its symbol.
    var withISOCode: NumberRecipe {
        guard case .money(let currency, _) = kind else { return self }
        return NumberRecipe(kind: .money(currency, .isoCode), grouping: grouping, locale: locale)
    }
}
