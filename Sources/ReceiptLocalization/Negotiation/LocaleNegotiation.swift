import ReceiptModel

/// Which of the shipped locales serves a customer, and how numbers and dates are written for them.
public struct LocaleNegotiation: Hashable, Sendable {
    /// The shipped locale that the words are taken from.
    public let words: LanguageTag
    /// The words' language with the region and extensions that were asked for: `es-AR` although the words are `es-419`.
    public let formatting: LanguageTag
    public let match: Match

    public enum Match: String, Hashable, Sendable, CaseIterable {
        /// The language and script that were asked for, in a form that holds for the region.
        case exact
        /// The same language as it is written elsewhere.
        case fallback
        /// None of the languages is shipped: these are the words of last resort.
        case none
    }

    public init(words: LanguageTag, formatting: LanguageTag, match: Match) {
        self.words = words
        self.formatting = formatting
        self.match = match
    }
}
