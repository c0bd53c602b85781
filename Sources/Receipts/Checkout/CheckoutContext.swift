import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

/// For whom a family speaks: locale, digits, and words of the caller's own.
public struct CheckoutContext: Sendable {
    /// What the customer asked for, best first; empty: English.
    public let requested: [LanguageTag]
    /// The words when none of the requested languages is shipped.
    public let fallback: LanguageTag
    public let digits: DigitChoice
    public let currencyDisplay: CurrencyDisplay
    /// Texts that win over the bundles'.
    public let overrides: WordOverrides
    /// Bundles of the caller's own families, which `overrides` may speak of too.
    public let ownBundles: [String]

    public init(
        requested: [LanguageTag] = [], fallback: LanguageTag = .english, digits: DigitChoice = .locale,
        currencyDisplay: CurrencyDisplay = .symbol, overrides: WordOverrides = .none,
        ownBundles: [String] = []
    ) {
        self.requested = requested
        self.fallback = fallback
        self.digits = digits
        self.currencyDisplay = currencyDisplay
        self.overrides = overrides
        self.ownBundles = ownBundles
    }

    /// The language of an HTTP request, from the value of its `Accept-Language` header.
    public init(accepting header: String, fallback: LanguageTag = .english) {
        self.init(requested: AcceptLanguage(header).tags, fallback: fallback)
    }

    /// The locale of the words and that of the formats, of those that a family ships.
    public func negotiate(among available: [LanguageTag]) -> LocaleNegotiation {
        LocaleNegotiator(available: available)
            .negotiate(requested.isEmpty ? [.english] : requested, fallback: fallback)
    }
}
