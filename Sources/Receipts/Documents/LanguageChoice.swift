import ReceiptLocalization
import ReceiptModel

/// Chooses among the languages of a seller's text, by the same negotiation as the bundles.
struct LanguageChoice: Sendable {
    let reader: LanguageTag

    /// The text for the reader and the language it is in; nil: unstated.
    func choose(_ text: LocalizedText) -> (text: String, language: LanguageTag?) {
        let first = text.entries[0]
        guard text.entries.count > 1 else { return (first.text, first.language) }
        if let exact = text.entries.first(where: { $0.language == reader }) { return (exact.text, reader) }
        let languages = text.entries.compactMap(\.language)
        let match = LocaleNegotiator(available: languages).negotiate([reader])
        let chosen =
            text.entries.first { match.match != .none && $0.language == match.words }
            ?? text.entries.first { $0.language == nil }
            ?? text.entries.first { $0.language?.language == LanguageTag.english.language }
            ?? first
        return (chosen.text, chosen.language)
    }
}
