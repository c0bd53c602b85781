import ReceiptMessages
import ReceiptModel
import ReceiptWords

extension GiftWords: FamilyWords {
    /// Whatever the order itself became: a paper for the person who pays has a price on it, and is another family's.
    func heading(of kind: DocumentKind) -> PlainPhrase {
        switch kind {
        case .receipt, .simplifiedInvoice, .invoice, .debitNote, .selfBilled, .proForma: titleReceipt()
        case .creditNote: titleReturn()
        case .training: titleTraining()
        case .copy: titleCopy()
        case .void: titleVoid()
        }
    }

    var documentNumber: PlainPhrase { documentNumber() }
    var gift: GiftWords? { self }
}
