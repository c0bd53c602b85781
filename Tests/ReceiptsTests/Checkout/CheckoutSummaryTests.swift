import Receipts
import Testing

@Suite struct CheckoutSummaryTests {
    @Test func saysTheConsumerSeedLine() {
        let summary = checkoutSummary(using: ConsumerCheckoutFactory())
        #expect(Array(summary.utf8) == Array("Order 42: Card number, Postal code".utf8))
    }

    @Test func saysTheBusinessSeedLine() {
        let summary = checkoutSummary(using: BusinessCheckoutFactory())
        #expect(Array(summary.utf8) == Array("Invoice for 42: Purchase order, Tax ID".utf8))
    }

    @Test func takesAnotherOrder() {
        #expect(
            checkoutSummary(using: ConsumerCheckoutFactory(), orderID: "A-7") == "Order A-7: Card number, Postal code")
    }

    @Test func servesAFamilyOfThreeRequirements() {
        #expect(checkoutSummary(using: SeedFactory(), orderID: "9") == "Donation 9: Donor name, Gift aid")
    }

    // The separators of each language: French has a no-break space before its colon, Japanese and Chinese full-width
    // punctuation, Arabic its own comma.
    @Test(arguments: [
        ("fr", "\u{00A0}: ", ", "), ("ja", "：", "、"), ("ar", ": ", "، "), ("de", ": ", ", "),
    ])
    func usesTheSeparatorsOfTheLanguage(tag: String, colon: String, separator: String) throws {
        let factory = try ConsumerCheckoutFactory(locale: #require(LanguageTag(tag)))
        let title = factory.makeReceiptFormatter().title(for: "42")
        let fields = factory.makeForm().requiredFields
        let plain = checkoutSummary(using: factory).filter { !isIsolate($0) }
        #expect(plain == (title + colon + fields.joined(separator: separator)).filter { !isIsolate($0) })
    }

    private func isIsolate(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x2066...0x2069).contains($0.value) }
    }
}
