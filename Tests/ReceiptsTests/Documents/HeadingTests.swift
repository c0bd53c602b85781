import Receipts
import Testing

/// Which heading each family prints for each kind of document.
@Suite struct HeadingTests {
    static let headings: [(kind: DocumentKind, consumer: String, business: String)] = [
        (.receipt, "Receipt", "Receipted invoice"),
        (.simplifiedInvoice, "Simplified invoice", "Simplified invoice"),
        (.invoice, "Invoice", "Invoice"),
        (.creditNote, "Refund receipt", "Credit note"),
        (.debitNote, "Additional charge", "Debit note"),
        (.selfBilled, "Purchase record", "Self-billed invoice"),
        (.proForma, "Provisional bill", "Pro forma invoice"),
        (.training, "Training receipt", "Training invoice"),
        (.copy, "Receipt copy", "Invoice copy"),
        (.void, "Voided receipt", "Voided invoice"),
    ]

    @Test func namesEveryKind() {
        #expect(Self.headings.map(\.kind) == DocumentKind.allCases)
    }

    @Test(arguments: headings)
    func headsTheDocument(kind: DocumentKind, consumer: String, business: String) throws {
        let order = try SmallOrder(kind: kind).made()
        #expect(try heading(ConsumerCheckoutFactory(), order) == consumer)
        #expect(try heading(BusinessCheckoutFactory(), order) == business)
    }

    // Source: the marks that law or custom wants across paper that is no ordinary receipt.
    @Test(
        arguments: [
            (DocumentKind.copy, 2, "Copy 2"), (.copy, nil, "Copy"), (.void, nil, "Void"),
            (.training, nil, "Training: not a valid receipt"), (.proForma, nil, "Not valid for tax purposes"),
            (.receipt, nil, nil), (.receipt, 1, "Copy 1"),
        ] as [(DocumentKind, Int?, String?)])
    func marksWhatIsNoOrdinaryReceipt(kind: DocumentKind, copy: Int?, mark: String?) throws {
        let order = try SmallOrder(kind: kind, copyNumber: copy).made()
        let document = try ConsumerCheckoutFactory().makeReceiptFormatter().document(for: order)
        let marks = document.blocks.compactMap { block -> String? in
            if case .mark(let mark) = block { document.string(of: mark.text) } else { nil }
        }
        #expect(marks == (mark.map { [$0] } ?? []))
    }

    private func heading(_ factory: any CheckoutComponentFactory, _ order: Order) throws -> String? {
        let document = try factory.makeReceiptFormatter().document(for: order)
        for case .title(let title) in document.blocks { return document.string(of: title.text) }
        return nil
    }
}
