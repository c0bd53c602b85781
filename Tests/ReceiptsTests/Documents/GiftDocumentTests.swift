import Receipts
import Testing

/// A present comes without its price.
@Suite struct GiftDocumentTests {
    private func document(
        _ gift: GiftDetails?, kind: DocumentKind = .receipt, signs: SignConvention = .natural,
        quantity: ExactDecimal = 2
    ) throws -> ReceiptDocument {
        let order = try SmallOrder(kind: kind, signs: signs, quantity: quantity).made()
        return try GiftCheckoutFactory().makeReceiptFormatter().document(for: order.giving(gift))
    }

    @Test func holdsNoAmountAndNoRate() throws {
        let document = try document(GiftDetails(recipient: "Noé"))
        #expect(!document.runs.contains { $0.role == .amount })
        #expect(!document.texts.contains { $0.contains("€") || $0.contains("%") || $0.contains("5.95") })
    }

    @Test func saysWhomItIsForAndHowItIsExchanged() throws {
        let texts = try document(
            GiftDetails(
                recipient: "Noé", giver: "Mamie", message: "Joyeux Noël",
                exchangeBy: CalendarDay(year: 2027, month: 1, day: 15), exchangeCode: "K7Q4-M2XD")
        ).texts
        for text in [
            "Gift receipt", "Noé", "Mamie", "Joyeux Noël", "Jan 15, 2027", "K7Q4-M2XD", "Mug", "2",
            "These items can be exchanged until January 15, 2027.",
        ] {
            #expect(texts.contains(text))
        }
    }

    @Test func anOrderThatIsNoGiftListsItsGoods() throws {
        #expect(try document(nil).texts.contains("Mug"))
    }

    @Test func leavesOutWhatCameBack() throws {
        #expect(try !document(nil, signs: .negated, quantity: -1).texts.contains("Mug"))
    }

    @Test func aReturnListsWhatCameBack() throws {
        let texts = try document(nil, kind: .creditNote, signs: .negated, quantity: -1).texts
        #expect(texts.contains("Mug") && texts.contains("Gift return receipt"))
    }

    // 384 dots, two for each module, leave 172 modules beside the quiet zones: 35 for start, check and stop, and eleven a
    // character. Source: ISO/IEC 15417.
    @Test(arguments: [("K7Q4-M2XD-55", CodeKind.code128), ("K7Q4-M2XD-551", .qr), ("Clé", .qr)])
    func printsACodeThatTheNarrowestPaperHolds(code: String, kind: CodeKind) throws {
        let blocks = try document(GiftDetails(exchangeCode: code)).blocks
        let kinds = blocks.compactMap { if case .code(let code) = $0 { code.kind } else { nil } }
        #expect(kinds == [kind])
    }

    @Test func whatTheFormCollectsReachesTheReceipt() throws {
        let factory = GiftCheckoutFactory()
        let entries = ["recipient": "Noé", "message": "Joyeux Noël", "giver": "Mamie"]
        let day = try #require(CalendarDay(year: 2026, month: 7, day: 1))
        let order = try SmallOrder().made().taking(factory.makeForm().submission(from: entries, on: day))
        let texts = try factory.makeReceiptFormatter().document(for: order).texts
        for entry in entries.values { #expect(texts.contains(entry)) }
    }
}

extension Order {
    fileprivate func giving(_ gift: GiftDetails?) -> Order {
        gift.map { taking(FormSubmission(gift: $0)) } ?? self
    }
}
