import ReceiptContent
import ReceiptPrinting
import Testing

/// What is encoded for a printer and decoded for the same printer is what the document says.
@Suite struct PrinterRoundTripTests {
    private func paper(_ document: ReceiptDocument, _ profile: PrinterProfile) throws -> PrintedPaper {
        let file = try document.rendered(as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        return EscPosDecoder(for: DecodedPrinter(profile)).decode(file.bytes)
    }

    @Test(arguments: PrinterProfile.standardIDs)
    func everyPrinterPrintsWesternText(id: String) throws {
        let profile = try #require(PrinterProfile.named(id))
        let printed = try paper(Slip.paragraphs("Café 5.00 $"), profile)
        #expect(printed.remarks == [])
        #expect(printed.lines.first == "Café 5.00 $")
        #expect(printed.width == profile.dotsPerLine)
    }

    @Test(arguments: [
        ("epson-tm-t88v", "Zażółć gęślą jaźń, Ωμέγα, Ёж, ığŞ, 5,00 €"), ("epson-tm-t88v-japan", "領収書 ｱｲｽ é ä 1,200円"),
        ("epson-tm-t70ii-simplified-chinese", "发票 金额 12.00"), ("epson-tm-t70ii-traditional-chinese", "收據 金額 12.00"),
        ("bixolon-srp-350iii-korea", "영수증 합계 12,000"),
    ])
    func changesBetweenPagesAndSets(id: String, text: String) throws {
        let profile = try #require(PrinterProfile.named(id))
        let printed = try paper(Slip.paragraphs(text), profile)
        #expect(printed.remarks == [])
        #expect(printed.lines.joined(separator: " ") == text)
    }
}
