@testable import ReceiptMessages
import TestSupport
import Testing

@Suite struct CatalogCoverageTests {
    private static let root = """
        root {
            shop.item { "Item" }
            shop.count { "Count" }
            /** Legal name in Germany: keep. */
            shop.vat { "USt-IdNr." }
        }
        """

    private func folder(_ files: [String: String]) throws -> CatalogFolder {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.root.utf8), as: "shop/root.txt")
        for (name, text) in files { try folder.write(Array(text.utf8), as: name) }
        return try CatalogFolder(folder.path(""))
    }

    @Test func countsOwnInheritedAndMissing() throws {
        let rows = try CatalogCoverage(
            folder([
                "shop/de.txt": "de { shop.item { \"Ware\" } shop.count { \"Menge\" } }",
                "shop/de_CH.txt": "de_CH { shop.item { \"Artikel\" } }",
                "shop/fr.txt": "fr { shop.item { \"Article\" } }",
                "shop/en_GB.txt": "en_GB { }",
            ]).bundles
        ).rows
        #expect(
            rows == [
                .init(locale: "de", bundle: "shop", own: 2, inherited: 1, missing: 0),
                .init(locale: "de_CH", bundle: "shop", own: 1, inherited: 2, missing: 0),
                .init(locale: "en_GB", bundle: "shop", own: 0, inherited: 3, missing: 0),
                .init(locale: "fr", bundle: "shop", own: 1, inherited: 1, missing: 1),
            ])
    }

    @Test func aBundleWithoutTheLocaleMissesAll() throws {
        let rows = try CatalogCoverage(
            folder([
                "shop/de.txt": "de { shop.item { \"Ware\" } shop.count { \"Menge\" } }",
                "till/root.txt": "root { till.total { \"Total\" } }",
            ]).bundles
        ).rows
        #expect(rows.last == .init(locale: "de", bundle: "till", own: 0, inherited: 0, missing: 1))
    }

    @Test func readsWhoLookedAtTheWords() throws {
        let review = try folder([
            "REVIEW.md": """
            # Reviews

            | locale | date | confidence | keys changed | doubts |
            | --- | --- | --- | --- | --- |
            | de | 2026-12-01 | reviewed | 3 | |
            | fr_CA | 2026-12-01 | draft | 0 | TPS |
            | it | 2026-12-01 | perfect | 0 | |
            """
        ]).review
        #expect(review.confidence(of: "de") == .reviewed)
        #expect(review.confidence(of: "fr_CA") == .draft)
        #expect(review.confidence(of: "it") == nil && review.confidence(of: "es") == nil)
    }
}
