import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The words of a document that differ between families.
protocol FamilyWords: Sendable {
    /// The heading of each kind of document.
    func heading(of kind: DocumentKind) -> PlainPhrase
    /// Before the document's number.
    var documentNumber: PlainPhrase { get }
    /// What a present needs; nil: the family's papers show prices.
    var gift: GiftWords? { get }
}

extension FamilyWords {
    var gift: GiftWords? { nil }
}

/// A bundle that has a title for every kind of document, under the same keys in every family.
protocol TitledBundle: FamilyWords {
    func titleReceipt() -> PlainPhrase
    func titleSimplifiedInvoice() -> PlainPhrase
    func titleInvoice() -> PlainPhrase
    func titleCreditNote() -> PlainPhrase
    func titleDebitNote() -> PlainPhrase
    func titleSelfBilled() -> PlainPhrase
    func titleProForma() -> PlainPhrase
    func titleTraining() -> PlainPhrase
    func titleCopy() -> PlainPhrase
    func titleVoid() -> PlainPhrase
    func documentNumber() -> PlainPhrase
}

extension TitledBundle {
    func heading(of kind: DocumentKind) -> PlainPhrase {
        switch kind {
        case .receipt: titleReceipt()
        case .simplifiedInvoice: titleSimplifiedInvoice()
        case .invoice: titleInvoice()
        case .creditNote: titleCreditNote()
        case .debitNote: titleDebitNote()
        case .selfBilled: titleSelfBilled()
        case .proForma: titleProForma()
        case .training: titleTraining()
        case .copy: titleCopy()
        case .void: titleVoid()
        }
    }

    var documentNumber: PlainPhrase { documentNumber() }
}

extension ConsumerWords: TitledBundle {}

extension BusinessWords: TitledBundle {}

/// The words of a family that brings only a title of its own.
struct GeneralFamilyWords: FamilyWords {
    let common: CommonWords

    func heading(of kind: DocumentKind) -> PlainPhrase {
        switch kind {
        case .receipt, .training, .copy, .void: common.titleReceipt()
        case .simplifiedInvoice: common.titleSimplifiedInvoice()
        case .invoice: common.titleInvoice()
        case .creditNote: common.titleCreditNote()
        case .debitNote: common.titleDebitNote()
        case .selfBilled: common.titleSelfBilledInvoice()
        case .proForma: common.titleProFormaInvoice()
        }
    }

    var documentNumber: PlainPhrase { common.documentNumber() }
}
