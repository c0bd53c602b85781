import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// What a context comes to for a family: the locale of its words and the formats beside them, once or twice.
struct OpenedLocale: Sendable {
    let leading: Language
    /// nil: the context names none, or it is the leading one.
    let second: Language?

    struct Language: Sendable {
        let words: LanguageTag
        let formats: LocaleFormats

        init(_ negotiation: LocaleNegotiation, _ context: CheckoutContext) throws(FormatError) {
            words = negotiation.words
            formats = try LocaleFormats(
                negotiation.formatting, digits: context.digits, currencyDisplay: context.currencyDisplay)
        }
    }

    init(_ context: CheckoutContext, shipped: [LanguageTag]) throws {
        // Opening a bundle looks at its own keys alone; a misspelt bundle would override nothing, in silence.
        try context.overrides.requireBundles(ReceiptWords.bundles.map(\.name) + context.ownBundles)
        let leading = try Language(context.negotiate(among: shipped), context)
        let second = try context.negotiateSecond(among: shipped).map { try Language($0, context) }
        self.leading = leading
        // The same words twice would say nothing new, unless they date by another calendar.
        self.second = second.flatMap {
            $0.words == leading.words && $0.formats.calendar == leading.formats.calendar ? nil : $0
        }
    }
}

extension BundleWords {
    /// The bundle's words in a negotiated language.
    init(_ language: OpenedLocale.Language, overrides: WordOverrides) throws(CatalogError) {
        try self.init(locale: language.words, formats: language.formats, overrides: overrides)
    }
}

extension DocumentWords {
    /// - Parameter family: The bundle of the family's own words, which the second language needs too.
    init(
        _ opened: OpenedLocale, overrides: WordOverrides, family: (some BundleWords).Type
    ) throws {
        let leading = opened.leading
        self.init(
            common: try CommonWords(leading, overrides: overrides), formatting: leading.formats.locale,
            direction: leading.formats.direction, formats: DeferredFormats(leading.formats),
            second: try opened.second.map { second in
                SecondLanguage(
                    common: try CommonWords(second, overrides: overrides),
                    family: try family.init(second, overrides: overrides), formats: second.formats)
            })
    }
}
