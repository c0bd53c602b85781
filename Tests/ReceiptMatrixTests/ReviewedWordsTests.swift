import Receipts
import Testing

@Suite struct ReviewedWordsTests {
    @Test func everyFamilySpeaksEveryLanguage() {
        #expect(ConsumerCheckoutFactory.locales == BusinessCheckoutFactory.locales)
        #expect(ConsumerCheckoutFactory.locales == GiftCheckoutFactory.locales)
    }

    @Test(arguments: ReviewedWords.table)
    func titleFieldsAndSummaryAreTheReviewedOnes(words: ReviewedWords) throws {
        let tag = try #require(LanguageTag(words.locale))
        expect(try ConsumerCheckoutFactory(locale: tag), says: words.consumer)
        expect(try BusinessCheckoutFactory(locale: tag), says: words.business)
    }

    // Their words are in the program and need nothing to be opened.
    @Test func factoriesWithoutALocaleSayTheEnglishOnes() throws {
        let english = try #require(ReviewedWords.table.first { $0.locale == "en" })
        expect(ConsumerCheckoutFactory(), says: english.consumer)
        expect(BusinessCheckoutFactory(), says: english.business)
    }

    private func expect(_ factory: any CheckoutComponentFactory, says texts: ReviewedWords.Texts) {
        #expect(factory.makeReceiptFormatter().title(for: "42") == texts.title)
        #expect(factory.makeForm().requiredFields == texts.fields)
        #expect(checkoutSummary(using: factory) == texts.summary)
    }
}
