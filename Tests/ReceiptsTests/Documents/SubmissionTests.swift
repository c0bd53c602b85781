import Receipts
import Testing

/// What the form collects has its place on the receipt.
@Suite struct SubmissionTests {
    let day = CalendarDay(year: 2026, month: 7, day: 1)

    @Test func businessFormReachesTheInvoice() throws {
        let factory = BusinessCheckoutFactory()
        let entries = [
            "purchase-order": "PO-77120", "tax-id": "NL854120670B16", "company-name": "Van der Zijl B.V.",
            "billing-contact": "J. de Wit", "email": "facturen@example.nl",
        ]
        let submission = try factory.makeForm().submission(from: entries, on: #require(day))
        let order = try SmallOrder().made().taking(submission)
        let texts = try factory.makeReceiptFormatter().document(for: order).texts
        for entry in entries.values { #expect(texts.contains(entry)) }
    }

    @Test func consumerFormReachesTheReceipt() throws {
        let factory = ConsumerCheckoutFactory()
        let entries = ["card-number": "4242 4242 4242 4242", "postal-code": "93940"]
        let submission = try factory.makeForm().submission(from: entries, on: #require(day))
        let order = try SmallOrder().made().taking(submission)
        let texts = try factory.makeReceiptFormatter().document(for: order).texts
        #expect(texts.contains("Visa ending in 4242"))
        #expect(texts.contains("93940"))
        #expect(!texts.contains { $0.contains("4242 4242") || $0.contains("42424242") })
    }

    @Test func keepsWhatTheOrderStatesAlready() throws {
        let buyer = Party(
            legalName: "Known Ltd", identifiers: [PartyIdentifier(role: .vat, value: "IE1234567FA")])
        let order = try SmallOrder(buyer: buyer).made()
            .taking(FormSubmission(taxID: "XX000000", name: "Other Ltd"))
        #expect(order.buyer?.legalName == "Known Ltd")
        #expect(order.buyer?.identifiers.map(\.value) == ["IE1234567FA"])
    }

    @Test func putsACardOnThePaymentThatLacksOne() throws {
        let card = try #require(CardDetails(brand: "Visa", lastFour: "4242"))
        let payments = [Payment(means: .cash, amount: ExactDecimal("1.90")), Payment(means: .creditCard)]
        let order = try SmallOrder(payments: payments).made().taking(FormSubmission(card: card))
        #expect(order.payments.map(\.card) == [nil, card])
        #expect(order.payments.count == 2)
    }
}
