import Receipts
import Testing

/// The words of the law stand on an invoice in its language, and the tax that is not charged does not.
@Suite struct MentionTests {
    private func reverseCharge() throws -> Order {
        let order = try SmallOrder(kind: .invoice).made()
        let line = order.lines[0]
        let tax = TaxComponent(scheme: .vat, category: .reverseCharge, amount: .rate(0), inclusion: .added)
        return Order(
            document: order.document, currency: order.currency,
            seller: Party(
                legalName: "Nordlicht GmbH",
                identifiers: [PartyIdentifier(role: .vat, country: CountryCode("DE"), value: "DE305928475")]),
            buyer: Party(
                legalName: "Van der Zijl B.V.",
                identifiers: [PartyIdentifier(role: .vat, country: CountryCode("NL"), value: "NL854120670B16")]),
            lines: [OrderLine(description: line.description, unitPrice: line.unitPrice, taxes: [tax])],
            mentions: [Mention(.reverseCharge)])
    }

    // Source: Directive 2006/112/EC, article 226 (11a), in its language versions.
    @Test(arguments: [
        ("en", "Reverse charge"), ("de", "Steuerschuldnerschaft des Leistungsempfängers"), ("fr", "Autoliquidation"),
        ("nl", "Btw verlegd"), ("es", "Inversión del sujeto pasivo"), ("it", "Inversione contabile"),
        ("pl", "Odwrotne obciążenie"),
    ])
    func saysReverseChargeInTheWordsOfTheLaw(locale: String, words: String) throws {
        let factory = try BusinessCheckoutFactory(locale: #require(LanguageTag(locale)))
        let document = try factory.makeReceiptFormatter().document(for: reverseCharge())
        let statutory = document.runs.filter { $0.role == .statutory }.map(document.string(of:))
        #expect(statutory == [words])
    }

    @Test func statesBothIdentifiersAndNoRate() throws {
        let document = try BusinessCheckoutFactory().makeReceiptFormatter().document(for: reverseCharge())
        #expect(document.texts.contains("DE305928475"))
        #expect(document.texts.contains("NL854120670B16"))
        #expect(!document.texts.contains { $0.contains("%") })
    }

    @Test func saysAMentionOnceWithWhatItNames() throws {
        let order = try SmallOrder().made()
        let twice = Order(
            document: order.document, currency: order.currency, seller: order.seller, lines: order.lines,
            mentions: [Mention(.exempt, parameters: ["article": "§ 4 Nr. 21 UStG"]), Mention(.exempt)])
        let document = try BusinessCheckoutFactory().makeReceiptFormatter().document(for: twice)
        let statutory = document.runs.filter { $0.role == .statutory }.map(document.string(of:))
        #expect(statutory == ["Exempt from tax (§ 4 Nr. 21 UStG)"])
    }
}
