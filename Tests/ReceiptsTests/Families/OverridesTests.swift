import Receipts
import Testing

/// Words of the caller's own win over the bundles', and one that fits nowhere is an error when the family is opened.
@Suite struct OverridesTests {
    private func factory(
        _ words: [String: String], locale: String = "de", ownBundles: [String] = []
    ) throws -> ConsumerCheckoutFactory {
        let tag = try #require(LanguageTag(locale))
        return try ConsumerCheckoutFactory(
            CheckoutContext(requested: [tag], overrides: WordOverrides([tag: words]), ownBundles: ownBundles))
    }

    @Test func winOverTheBundles() throws {
        let factory = try factory(["consumer.title.order": "Beleg {orderID}", "common.total": "Summe"])
        #expect(factory.makeReceiptFormatter().title(for: "7") == "Beleg 7")
        let texts = try factory.makeReceiptFormatter().document(for: SmallOrder().made()).texts
        #expect(texts.contains("Summe"))
        #expect(!texts.contains("Gesamtbetrag"))
    }

    @Test(arguments: [
        ["consumer.title.ordr": "Beleg {orderID}"], ["consumer.title.order": "Beleg {number}"],
        ["consumer.title.order": "Beleg"], ["comon.total": "Summe"],
    ])
    func failWhereTheyFitNowhere(words: [String: String]) {
        #expect(throws: CatalogError.self) { try factory(words) }
    }

    @Test func mayNameTheCallersOwnBundles() throws {
        _ = try factory(["donation.title": "Spende"], ownBundles: ["donation"])
    }
}
