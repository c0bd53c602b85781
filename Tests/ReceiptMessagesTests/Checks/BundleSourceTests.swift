import Testing

@testable import ReceiptMessages

@Suite struct BundleSourceTests {
    @Test func findsWhereICUReadsAnotherText() throws {
        let compiled = try #require(ShopWords.bundle.locales.first { $0.icuName == "de_CH" })
        let text = "de_CH {\nshop.title { \"Quittung\" }\nshop.other { \"x\" }\n}"
        func lines(_ text: String) throws -> [String] {
            let source = BundleSource(file: "de_CH.txt", text: try BundleText(reading: Array(text.utf8)))
            return try source.differences(package: compiled.package, base64: "\(compiled.base64)").map(\.diagnostic)
        }
        #expect(try lines("de_CH { shop.title { \"Quittung\" } }").isEmpty)
        #expect(
            try lines(text) == [
                "de_CH.txt:3: error: shop.other: ICU reads no text here. Write the text without rare escapes."
            ])
        #expect(
            try lines(text.replacing("Quittung", with: "Beleg")).first
                == "de_CH.txt:2: error: shop.title: ICU reads “Quittung” here. Write the text without rare escapes.")
    }
}
