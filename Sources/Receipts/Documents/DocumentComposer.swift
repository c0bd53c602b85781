import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

/// Turns orders into documents, by the words of one family in one locale and a policy.
struct DocumentComposer: Sendable {
    let words: DocumentWords
    let familyWords: any FamilyWords
    let family: String?
    let layout: DocumentLayout
    let title: TitleSource

    /// Where the heading comes from.
    enum TitleSource: Sendable {
        /// The family's word for the kind of document.
        case familyWords
        /// A finished text.
        case literal(String)
    }

    func document(for order: Order) throws -> ReceiptDocument {
        let totals = try OrderTotals(of: order)
        var draft = try DocumentDraft(
            order: order, totals: totals, policy: .general(for: order, layout: layout), words: words,
            familyWords: familyWords,
            formats: words.formats.open(), family: family)
        try draft.addSections(title: title)
        return draft.finish()
    }
}
