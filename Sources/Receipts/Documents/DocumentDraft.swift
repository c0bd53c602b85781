import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// A document while it is written: one order, its totals, and the builder that everything goes into.
///
/// Each section of the policy is a method in a file of its own.
struct DocumentDraft: ~Copyable {
    let order: Order
    let totals: OrderTotals
    /// The amounts of lines and adjustments as the document shows them.
    let shown: NetAmounts
    let policy: DocumentPolicy
    let words: CommonWords
    let familyWords: any FamilyWords
    let formats: LocaleFormats
    let styles: NumberStyles
    let languages: LanguageChoice
    let second: SecondLanguage?
    var builder: DocumentBuilder

    init(
        order: Order, totals: OrderTotals, policy: DocumentPolicy, words: DocumentWords,
        familyWords: any FamilyWords, formats: LocaleFormats, family: String?
    ) throws {
        // Everything that can fail comes first: a half-made builder cannot be thrown away.
        let shown =
            policy.priceBasis == .net ? try NetAmounts(of: order, totals: totals) : NetAmounts(asPriced: totals)
        let styles = try NumberStyles(formats, currency: order.currency)
        self.order = order
        self.totals = totals
        self.shown = shown
        self.policy = policy
        self.words = words.common
        self.familyWords = familyWords
        self.formats = formats
        self.styles = styles
        languages = words.languages
        second = words.second
        let tags = [words.formatting] + (words.second.map { [$0.formatting] } ?? [])
        builder = DocumentBuilder(
            kind: order.document.kind, family: family, languages: tags, direction: words.direction,
            lineCount: order.lines.count)
    }

    consuming func finish() -> ReceiptDocument { builder.finish() }

    mutating func addSections(title: DocumentComposer.TitleSource) throws {
        for section in policy.sections {
            switch section {
            case .letterhead: try addLetterhead()
            case .mark: try addMark()
            case .title: addTitle(title)
            case .facts: try addFacts()
            case .seller: try addSeller()
            case .buyer: try addBuyer()
            case .items: try addItems()
            case .totals: try addTotals()
            case .taxes: try addTaxes()
            case .payments: try addPayments()
            case .slip: try addSlip()
            case .terms: try addTerms()
            case .mentions: try addMentions()
            case .notes: addNotes()
            case .fiscal: addFiscalData()
            case .codes: addCodes()
            case .closing: addClosing()
            case .gift: try addGift()
            case .goods: try addGoods()
            case .exchange: try addExchange()
            }
        }
        try addPageFurniture()
    }

    private mutating func addTitle(_ source: DocumentComposer.TitleSource) {
        switch source {
        case .familyWords:
            builder.title(text(familyWords.heading(of: policy.titleKind)))
        case .literal(let title):
            builder.title(builder.text(title, .label))
        }
    }

    private mutating func addMark() throws {
        guard let mark = try words.mark(for: order.document) else { return }
        builder.mark(text(Wording(mark, second: try second?.common.mark(for: order.document))))
    }
}
