import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptMessages

@Suite struct LocaleSkeletonTests {
    private static let root = #"""
        root {
            /** What was bought. limit: 12 */
            shop.item { "Item \"A\"" }
            /** Legal name in Germany: keep. */
            shop.vat { "USt-IdNr." }
            shop.count { "{n, plural, =0 {none} one {# item} other {# items, '{'#'}'}}" }
        }
        """#

    private func skeleton(_ tag: String, beside files: [String: String] = [:]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.root.utf8), as: "shop/root.txt")
        for (name, text) in files { try folder.write(Array(text.utf8), as: "shop/\(name).txt") }
        let bundle = try #require(CatalogFolder(folder.path("")).bundles.first)
        return try LocaleSkeleton(#require(LanguageTag(tag)), of: bundle).text
    }

    // CLDR 42: Irish counts in five forms, Japanese in one.
    @Test func hasAllFormsOfTheLanguage() throws {
        #expect(
            try skeleton("ga") == #"""
                ga {
                    /** What was bought. limit: 12 */
                    shop.item { "Item \"A\"" }

                    shop.count { "{n, plural, =0 {none} one {# item} two {# items, '{'#'}'} few {# items, '{'#'}'} many {# items, '{'#'}'} other {# items, '{'#'}'}}" }
                }

                """#)
        #expect(try skeleton("ja").contains("{n, plural, =0 {none} other {# items, '{'#'}'}}"))
    }

    @Test func aRegionOfALanguageThatIsThereBeginsEmpty() throws {
        #expect(try skeleton("de-AT", beside: ["de": "de { shop.item { \"Ware\" } }"]) == "de_AT {\n}\n")
        #expect(try skeleton("en-NZ") == "en_NZ {\n}\n")
    }

    @Test func isWhatTheBuildTakes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.root.utf8), as: "shop/root.txt")
        try folder.write(Array(skeleton("ga").utf8), as: "shop/ga.txt")
        let review = try CatalogReview(CatalogFolder(folder.path("")))
        #expect(review.errors == [])
        #expect(review.warnings.filter { $0.slip == .sameAsEnglish }.map(\.key) == ["shop.item"])
    }
}
