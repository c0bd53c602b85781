import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// What a context comes to for a family: the locale of its words and the formats beside them.
struct OpenedLocale: Sendable {
    let words: LanguageTag
    let formats: LocaleFormats

    init(_ context: CheckoutContext, shipped: [LanguageTag]) throws {
        // Opening a bundle looks at its own keys alone; a misspelt bundle would override nothing, in silence.
        try context.overrides.requireBundles(ReceiptWords.bundles.map(\.name) + context.ownBundles)
        let negotiation = context.negotiate(among: shipped)
        words = negotiation.words
        formats = try LocaleFormats(
            negotiation.formatting, digits: context.digits, currencyDisplay: context.currencyDisplay)
    }
}

extension DocumentWords {
    init(_ opened: OpenedLocale, overrides: WordOverrides) throws {
        self.init(
            common: try CommonWords(locale: opened.words, formats: opened.formats, overrides: overrides),
            formatting: opened.formats.locale,
            direction: opened.formats.isRightToLeft ? .rightToLeft : .leftToRight,
            formats: DeferredFormats(opened.formats))
    }
}
