import Receipts
import Testing

@Suite struct ReviewedWordsTests {
    @Test func everyLocaleWasReviewed() {
        #expect(Set(ReviewedWords.table.map(\.locale)) == Set(ConsumerCheckoutFactory.locales.map(\.description)))
        #expect(ConsumerCheckoutFactory.locales == BusinessCheckoutFactory.locales)
    }

    @Test(arguments: ReviewedWords.table)
    func titleFieldsAndSummaryAreTheReviewedOnes(locale: String, consumer: String, business: String) throws {
        let tag = try #require(LanguageTag(locale))
        try expect(ConsumerCheckoutFactory(locale: tag), says: consumer)
        try expect(BusinessCheckoutFactory(locale: tag), says: business)
    }

    private func expect(_ factory: any CheckoutComponentFactory, says expected: String) throws {
        let title = plain(factory.makeReceiptFormatter().title(for: "42"))
        let fields = factory.makeForm().requiredFields.map(plain)
        #expect(plain(checkoutSummary(using: factory)) == expected)
        #expect(expected.hasPrefix(title))
        #expect(fields.count == 2)
        for field in fields { #expect(expected.contains(field)) }
    }

    private func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
    }
}
