import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

/// For whom a family speaks: locale, digits, and words of the caller's own.
public struct CheckoutContext: Sendable {
    /// What the customer asked for, best first; empty: English.
    public let requested: [LanguageTag]
    /// A second language, which every label is printed in too, beside or under the first; nil: one language.
    public let second: LanguageTag?
    /// The words when none of the requested languages is shipped.
    public let fallback: LanguageTag
    public let digits: DigitChoice
    public let currencyDisplay: CurrencyDisplay
    /// Texts that win over the bundles'.
    public let overrides: WordOverrides
    /// Bundles of the caller's own families, which `overrides` may speak of too.
    public let ownBundles: [String]

    public init(
        requested: [LanguageTag] = [], second: LanguageTag? = nil, fallback: LanguageTag = .english,
        digits: DigitChoice = .locale, currencyDisplay: CurrencyDisplay = .symbol, overrides: WordOverrides = .none,
        ownBundles: [String] = []
    ) {
        self.requested = requested
        self.second = second
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
        negotiator(among: available).negotiate(requested.isEmpty ? [.english] : requested, fallback: fallback)
    }

    /// The same for the second language; nil where there is none.
    ///
    /// - Throws: `CheckoutError.secondLanguageNotShipped`: no other language can stand in for one that was chosen to
    ///   stand beside the first.
    public func negotiateSecond(among available: [LanguageTag]) throws(CheckoutError) -> LocaleNegotiation? {
        guard let second else { return nil }
        let answer = negotiator(among: available).negotiate([second])
        guard answer.match != .none else { throw .secondLanguageNotShipped(second, shipped: available) }
        return answer
    }

    private func negotiator(among available: [LanguageTag]) -> LocaleNegotiator {
        LocaleNegotiator(available: available + overrides.addedLocales, offersPseudoLocales: true)
    }
}
