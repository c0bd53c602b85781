import ReceiptLocalization
import ReceiptModel
import Synchronization

/// Chooses among the languages of sellers' texts for one reader, by the same negotiation as the bundles.
final class LanguageChoice: Sendable {
    let reader: LanguageTag
    /// The answer for each set of languages that was asked of ICU: an order repeats the same few.
    private let known = Mutex<[[LanguageTag]: LanguageTag?]>([:])
    /// More than shops use; keeps what a hostile order can make us remember small.
    private static let mostKnown = 64

    init(reader: LanguageTag) { self.reader = reader }

    /// The text for the reader and the language it is in; nil: unstated.
    func choose(_ text: LocalizedText) -> (text: String, language: LanguageTag?) {
        let first = text.entries[0]
        guard text.entries.count > 1 else { return (first.text, first.language) }
        let chosen =
            own(text)
            ?? text.entries.first { $0.language == nil }
            ?? text.entries.first { $0.language?.language == LanguageTag.english.language }
            ?? first
        return (chosen.text, chosen.language)
    }

    /// What the seller wrote in the reader's own language, among others; nil when that is not among them.
    func own(_ text: LocalizedText) -> LocalizedText.Entry? {
        guard text.entries.count > 1 else { return nil }
        if let exact = text.entries.first(where: { $0.language == reader }) { return exact }
        guard let match = match(text.entries.compactMap(\.language)) else { return nil }
        return text.entries.first { $0.language == match }
    }

    /// The language that the reader understands best; nil when there is none.
    private func match(_ languages: [LanguageTag]) -> LanguageTag? {
        if let answer = known.withLock({ $0[languages] }) { return answer }
        let negotiation = LocaleNegotiator(available: languages).negotiate([reader])
        let answer = negotiation.match == .none ? nil : negotiation.words
        known.withLock { known in
            if known.count >= Self.mostKnown { known.removeAll() }
            known.updateValue(answer, forKey: languages)
        }
        return answer
    }
}
