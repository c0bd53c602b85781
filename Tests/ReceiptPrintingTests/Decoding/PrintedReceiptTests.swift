import ReceiptPrinting
import ReceiptRendering
import Receipts
import TestSupport
import Testing

/// Whole receipts, sent to printers and read back.
@Suite struct PrintedReceiptTests {
    private static let locales = ConsumerCheckoutFactory.locales.map(\.description).sorted()

    private func document(_ sample: String, _ locale: String) throws -> ReceiptDocument {
        let order = try Order(json: Array(PackageFolder.text("Resources/Samples/\(sample).json").utf8))
        let tag = try #require(LanguageTag(locale))
        return try ConsumerCheckoutFactory(locale: tag).makeReceiptFormatter().document(for: order)
    }

    /// Digits of all scripts; 一 is a word and none of them.
    private func digits(_ text: String) -> [Int] {
        text.unicodeScalars.filter { $0.properties.numericType == .decimal }
            .compactMap { Character($0).wholeNumberValue }
    }

    /// Every command is one that the printer knows and obeys, and every text comes out.
    @Test(arguments: locales, ["generic-58mm", "epson-tm-t88v", "epson-tm-t88v-japan", "epson-tm-u220"])
    func leaveNothingToRemark(locale: String, printer: String) throws {
        let profile = try #require(PrinterProfile.named(printer))
        let document = try document("supermarket", locale)
        let file = try document.rendered(as: .escpos(profile: profile))
        #expect(EscPosDecoder(for: DecodedPrinter(profile)).decode(file.bytes).remarks == [])
    }

    /// Amounts, rates, dates and numbers arrive digit for digit, whatever the printer lacks.
    @Test(
        arguments: locales.filter { !["ar", "fa", "he", "ur"].contains($0.prefix { $0 != "-" }) },
        ["cafe", "long-order"])
    func keepEveryDigit(locale: String, sample: String) throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v"))
        let document = try document(sample, locale)
        let file = try document.rendered(as: .escpos(profile: profile))
        let printed = EscPosDecoder(for: DecodedPrinter(profile)).decode(file.bytes).lines.joined(separator: "\n")
        let columns = try ColumnCount(profile.fontA.columns)
        #expect(try digits(printed) == digits(document.rendered(as: .text(columns: columns)).string))
    }
}
