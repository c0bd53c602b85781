import ReceiptMessages
import TestSupport
import Testing

/// A folder of bundles as a whole.
@Suite struct CatalogReviewTests {
    private static let root = """
        root {
            /** What was bought. */
            shop.item { "Item" }
            /** How many.
                differs: shop.price */
            shop.count { "Count" }
            shop.price { "Price" }
            /** Kilogram. As in English: a symbol. */
            shop.kilogram { "kg" }
            /** Legal name in Germany: keep. */
            shop.vat { "USt-IdNr." }
        }
        """

    private func review(_ german: String) throws -> CatalogReview {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.root.utf8), as: "shop/root.txt")
        try folder.write(Array("de {\n\(german)\n}".utf8), as: "shop/de.txt")
        return try CatalogReview(CatalogFolder(folder.path("")))
    }

    private static let right = """
        shop.item { "Ware" }
        shop.count { "Menge" }
        shop.price { "Preis" }
        shop.kilogram { "kg" }
        shop.vat { "USt-IdNr." }
        """

    @Test func findsNothingInGoodWords() throws {
        let review = try review(Self.right)
        #expect(review.errors == [] && review.warnings == [])
    }

    @Test func wordsOfEnglishNeedAReason() throws {
        let plain = try review(Self.right.replacing("Ware", with: "Item")).warnings
        #expect(plain.map(\.slip) == [.sameAsEnglish] && plain.map(\.key) == ["shop.item"])
        let explained = Self.right.replacing(
            "shop.item { \"Ware", with: "// As in English: a loan.\nshop.item { \"Item")
        #expect(try review(explained).warnings == [])
    }

    @Test func aReasonThatNoLongerHoldsIsNamed() throws {
        let stale = Self.right.replacing("shop.item", with: "// As in English: a loan.\nshop.item")
        #expect(try review(stale).warnings.map(\.slip) == [.notAsInEnglish])
    }

    @Test func neighboursAreToldApart() throws {
        let alike = try review(Self.right.replacing("Menge", with: "Preis")).warnings
        #expect(alike.map(\.slip) == [.sameAsNeighbour(key: "shop.price")])
    }

    @Test func whatATranslatorAcceptsIsNoSlip() throws {
        let accepted = Self.right.replacing("Menge", with: "Preis").replacing(
            "shop.count", with: "// Accepted same-as-neighbour: one column only.\nshop.count")
        #expect(try review(accepted).warnings == [])
    }

    @Test func whatTheBuildRefusesIsAnError() throws {
        let review = try review(Self.right.replacing("shop.price { \"Preis\" }", with: ""))
        #expect(review.errors.map(\.problem) == [.missingKey(english: "Price")])
    }

    @Test func aFolderWithoutBundlesIsSaidToBeNone() throws {
        let folder = try TemporaryFolder()
        #expect(throws: CatalogFolder.Failure.noBundles) { try CatalogFolder(folder.path("")) }
    }
}
