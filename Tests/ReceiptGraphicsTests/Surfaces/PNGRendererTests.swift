#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    @Suite struct PNGRendererTests {
        private func document(lines: Int = 2) throws -> ReceiptDocument {
            try ReadingSample.invoice(InvoiceOrder(lineCount: lines).json, "en")
        }

        private func size(_ document: ReceiptDocument, _ paper: PaperSize, _ dotsPerInch: Int) throws -> [Int] {
            let options = PageOptions(paper: paper, fonts: ReadingSample.fonts)
            let resolution = try Resolution(dotsPerInch: dotsPerInch)
            let png = try document.rendered(as: .png(options, resolution: resolution)).bytes
            try #require(png.count > 24)
            // Source: ISO/IEC 15948, 11.2.2: width and height follow the name of the first chunk.
            return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        }

        // 210 x 297 mm and 8.5 x 11 inches, rounded up.
        @Test(arguments: [
            (PaperSize.a4, 72, [596, 842]), (.a4, 144, [1191, 1684]), (.letter, 72, [612, 792]),
            (.letter, 150, [1275, 1650]),
        ])
        func aPageHasThePixelsOfItsPaper(paper: PaperSize, dotsPerInch: Int, pixels: [Int]) throws {
            #expect(try size(document(), paper, dotsPerInch) == pixels)
        }

        // 58 and 80 mm at 203 dots per inch: 463.5 and 639.4.
        @Test(arguments: [(PaperSize.roll58, 464), (.roll80, 640)])
        func aRollIsAsWideAsItsPaperAndAsHighAsItsText(paper: PaperSize, width: Int) throws {
            let (short, long) = (try size(document(), paper, 203), try size(document(lines: 20), paper, 203))
            #expect(short[0] == width && long[0] == width)
            #expect(short[1] < long[1])
        }

        // Two pages of 297 mm and a gap of 12 points: 1695.8.
        @Test func pagesStandUnderEachOther() throws {
            #expect(try size(document(lines: 40), .a4, 72) == [596, 1696])
        }

        @Test(arguments: [-1, 0, 35, 1201, Int.max])
        func otherResolutionsAreRefused(dotsPerInch: Int) {
            #expect(throws: GraphicsError.unsupportedResolution(dotsPerInch)) {
                try Resolution(dotsPerInch: dotsPerInch)
            }
        }

        // A page of A4 is 14,032 pixels high at 1200 dots per inch: two have room in 32,767, three do not.
        @Test func aPictureThatIsTooLargeIsAnErrorWithItsSize() throws {
            let options = PageOptions(fonts: ReadingSample.fonts)
            #expect(throws: GraphicsError.tooLarge(widthInPixels: 9922, heightInPixels: 42_495)) {
                try document(lines: 70).rendered(as: .png(options, resolution: Resolution(dotsPerInch: 1200)))
            }
        }

        @Test func equalDocumentsAreEqualBytes() throws {
            let options = PageOptions(paper: .roll80, fonts: ReadingSample.fonts)
            let first = try document().rendered(as: .png(options)).bytes
            _ = try ReadingSample.invoice(ReadingSample.order("arabic"), "ar").rendered(as: .png(options))
            #expect(try document().rendered(as: .png(options)).bytes == first)
        }
    }
#endif
