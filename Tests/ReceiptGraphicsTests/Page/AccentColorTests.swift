#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    @Suite struct AccentColorTests {
        @Test(
            arguments: [
                ("1F4E79", 0x1F, 0x4E, 0x79), ("#ff0080", 0xFF, 0x00, 0x80), ("000000", 0, 0, 0),
                ("#FFFFFF", 255, 255, 255),
            ] as [(String, UInt8, UInt8, UInt8)])
        func isReadFromSixDigits(text: String, red: UInt8, green: UInt8, blue: UInt8) throws {
            #expect(try AccentColor(hexadecimal: text) == AccentColor(red: red, green: green, blue: blue))
        }

        @Test(arguments: [
            "", "#", "FFF", "1F4E7", "1F4E799", "##1F4E7", "GG0000", "+F4E79", "-00001", "１F4E79", "red", "1F4E79 ",
        ])
        func anythingElseIsRefused(text: String) {
            #expect(throws: GraphicsError.unsupportedColor(text)) { try AccentColor(hexadecimal: text) }
        }

        // Pages have titles and rules in the colour; thermal paper knows only black.
        @Test(arguments: PaperSize.allCases)
        func coloursPagesAndNoRolls(paper: PaperSize) throws {
            let document = try ReadingSample.invoice(InvoiceOrder(lineCount: 2).json, "en")
            let options = PageOptions(
                paper: paper, fonts: ReadingSample.fonts, accent: AccentColor(red: 255, green: 0, blue: 51))
            let svg = try document.rendered(as: .svg(options)).string
            let isRoll = paper == .roll58 || paper == .roll80
            // 51 of 255 is 20 %.
            #expect(svg.contains("rgb(100%,0%,20%)") != isRoll)
        }
    }
#endif
