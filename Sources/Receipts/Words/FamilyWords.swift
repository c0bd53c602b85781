import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The words of a document that differ between families.
protocol FamilyWords: Sendable {
    /// The heading of each kind of document.
    func heading(of kind: DocumentKind) -> PlainPhrase
    /// Before the document's number.
    var documentNumber: PlainPhrase { get }
    /// Sentences at the foot, before the seller's own.
    var closing: [PlainPhrase] { get }
}

extension ConsumerWords: FamilyWords {
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
    var closing: [PlainPhrase] { [] }
}

extension BusinessWords: FamilyWords {
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
    var closing: [PlainPhrase] { [] }
}

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
    var closing: [PlainPhrase] { [] }
}
