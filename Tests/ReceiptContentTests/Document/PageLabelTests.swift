import ReceiptContent
import Testing

@Suite struct PageLabelTests {
    private static let latin = (0...9).map(String.init)
    private static let arabic = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]

    @Test func putsNumbersInTheOrderOfTheLanguage() throws {
        let german = try #require(
            PageLabel(parts: [.literal("Seite "), .page, .literal(" von "), .total], digits: Self.latin))
        #expect(german.text(page: 2, of: 15) == "Seite 2 von 15")
        let japanese = try #require(PageLabel(parts: [.total, .literal("ページ中"), .page], digits: Self.latin))
        #expect(japanese.text(page: 1, of: 3) == "3ページ中1")
    }

    @Test func usesTheDigitsOfTheLanguage() throws {
        let label = try #require(PageLabel(parts: [.page, .literal(" / "), .total], digits: Self.arabic))
        #expect(label.text(page: 10, of: 12) == "١٠ / ١٢")
    }

    @Test(arguments: [[], latin + ["10"]])
    func needsTenDigits(digits: [String]) {
        #expect(PageLabel(parts: [.page], digits: digits) == nil)
    }
}
