import ReceiptContent
import ReceiptPrinting
import Testing

/// A currency sign that the printer lacks is the ISO code or part of an image; never a question mark, never another sign.
@Suite struct CurrencySignTests {
    @Test(arguments: [
        ("₹1,234.50", "INR", "INR 1,234.50"), ("-₹5.00", "INR", "-INR 5.00"), ("\u{2212}₹5.00", "INR", "-INR 5.00"),
        ("12,50\u{A0}€", "EUR", "12,50 EUR"), ("12,50€", "EUR", "12,50 EUR"), ("€12.50", "EUR", "EUR 12.50"),
        ("1\u{202F}234,50\u{202F}€", "EUR", "1 234,50 EUR"), ("1.234.567\u{A0}₫", "VND", "1.234.567 VND"),
        ("99,00\u{A0}₽", "RUB", "99,00 RUB"), ("₩12,000", "KRW", "KRW 12,000"), ("฿45.00", "THB", "THB 45.00"),
        ("(₪45.00)", "ILS", "(ILS 45.00)"), ("JP¥1,935", "JPY", "JPY 1,935"), ("$5.00", "USD", "$5.00"),
        ("\u{200F}١٢٫٣٤٥ د.ك.\u{200F}", "KWD", "12.345 KWD"),
    ])
    func becomesTheCode(amount: String, currency: String, expected: String) throws {
        let profile = try TestPrinter.profile(pages: [(17, "CP866")], raster: false)
        let file = try Slip.amount("Total", amount, currency).rendered(
            as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        let spaces = String(repeating: " ", count: 32 - 5 - expected.count)
        let printed = String(decoding: file.bytes.dropFirst(profile.testPreamble.count), as: UTF8.self)
        #expect(printed.trimmed == "Total\(spaces)\(expected)")
    }

    @Test func staysWhereAPageHasIt() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (19, "CP858")])
        let printed = try Slip.amount("Summe", "12,50\u{A0}€", "EUR", language: "de").printed(on: profile)
        #expect(printed.suffix(5) == [0x1B, 0x74, 19, 0xD5, 0x0A])
    }

    /// Lines of text print faster than images: for want of a sign alone no line becomes one.
    @Test func isTheCodeOfATextLineEvenWithARasterizer() throws {
        let profile = try TestPrinter.profile()
        let rasterizer = RecordingRasterizer()
        let printed = try Slip.amount("Total", "₹1,234.50", "INR").printed(on: profile, rasterizer: rasterizer)
        #expect(rasterizer.lines.isEmpty)
        #expect(String(decoding: printed, as: UTF8.self).hasSuffix("INR 1,234.50\n"))
    }

    /// A line that is an image anyway shows the sign itself.
    @Test func isDrawnWithItsLine() throws {
        let profile = try TestPrinter.profile()
        let rasterizer = RecordingRasterizer()
        _ = try Slip.amount("कुल", "₹1,234.50", "INR", language: "hi").printed(on: profile, rasterizer: rasterizer)
        #expect(rasterizer.lines.first?.pieces.map(\.text) == ["कुल", "₹1,234.50"])
    }

    /// A code takes three cells where the sign took one: the layout knows.
    @Test func breaksTheLabelWhereTheCodeNeedsTheRoom() throws {
        let profile = try TestPrinter.profile()
        let label = String(repeating: "x", count: 22)
        let printed = String(decoding: try Slip.amount(label, "₹1,234.50", "INR").printed(on: profile), as: UTF8.self)
        #expect(printed == "\(label)\n\(String(repeating: " ", count: 20))INR 1,234.50\n")
    }

    @Test func inWordsIsTheCodeOfItsOneCurrency() throws {
        let profile = try TestPrinter.profile()
        let printed = try Slip.paragraphs("Deposit ₹50 or 50₹").printed(on: profile)
        #expect(String(decoding: printed, as: UTF8.self) == "Deposit INR 50 or 50 INR\n")
    }

    /// £ on a page without it, where nothing says whose pound it is.
    @Test func inWordsStaysUnprintedWhereItIsAmbiguous() throws {
        let profile = try TestPrinter.profile(pages: [(17, "CP866")])
        let file = try Slip.paragraphs("5 £").rendered(as: .escpos(profile: profile))
        #expect(file.issues.map(\.codePoint) == ["U+00A3"])
        #expect(!file.bytes.contains(UInt8(ascii: "?")))
    }
}

extension String {
    fileprivate var trimmed: String { String(self.prefix { $0 != "\n" }) }
}
