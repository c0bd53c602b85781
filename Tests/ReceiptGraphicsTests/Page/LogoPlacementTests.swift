#if Graphics
    import ReceiptContent
    import ReceiptModel
    import Testing

    @testable import ReceiptGraphics

    /// A logo keeps its proportions in the place that a paper has for it.
    @Suite struct LogoPlacementTests {
        private func place(of logo: Logo, _ paper: PaperSize, _ locale: String) throws -> (Rectangle, LaidOutPage) {
            let document = try ReadingSample.invoice(InvoiceOrder(lineCount: 1).json, locale)
            let options = PageOptions(paper: paper, fonts: ReadingSample.fonts, logo: logo)
            let pages = try options.fonts.withShaper(.none) { (shaper) throws(GraphicsError) in
                try PageLayout.pages(of: document, options, shaper).pages
            }
            let page = try #require(pages.first)
            for case .logo(_, let rectangle) in page.elements { return (rectangle, page) }
            throw GraphicsError.logo(reason: "it is not on the page")
        }

        private static let shapes = [(width: 400, height: 100), (100, 400), (64, 64), (1000, 1), (1, 1)]

        @Test(arguments: PaperSize.allCases, shapes)
        func keepsItsProportionsOnThePaper(paper: PaperSize, shape: (width: Int, height: Int)) throws {
            let (rectangle, page) = try place(of: .white(shape.width, shape.height), paper, "en")
            let wanted = Double(shape.width) / Double(shape.height)
            #expect(abs(rectangle.width / rectangle.height / wanted - 1) < 1e-9)
            #expect(rectangle.x >= 0 && rectangle.x + rectangle.width <= page.width)
            #expect(rectangle.y >= 0 && rectangle.y + rectangle.height <= page.height)
        }

        // A margin of 50 points; as high as 56, or as wide as 35 % of what is between the margins.
        @Test func standsAtTheEndOfTheLineOnAPage() throws {
            let (right, page) = try place(of: .white(64, 64), .a4, "en")
            #expect(right.height == 56)
            #expect(abs(right.x + right.width - (page.width - 50)) < 1e-9)
            let (left, _) = try place(of: .white(64, 64), .a4, "ar")
            #expect(left == Rectangle(x: 50, y: right.y, width: 56, height: 56))
            let (wide, _) = try place(of: .white(1000, 10), .a4, "en")
            #expect(abs(wide.width - (page.width - 100) * 0.35) < 1e-9)
        }

        @Test(arguments: [PaperSize.roll58, .roll80])
        func standsInTheMiddleOfARoll(paper: PaperSize) throws {
            let (rectangle, page) = try place(of: .white(64, 64), paper, "ar")
            #expect(abs(rectangle.x + rectangle.width / 2 - page.width / 2) < 1e-9)
        }

        @Test(arguments: [
            ([], "it is no PNG file"), (Array("GIF89a".utf8), "it is no PNG file"),
            (header(width: 8193, height: 1), "it is 8193 x 1 pixels large; the most are 8192"),
            (header(width: 0, height: 7), "it is no PNG file"),
            (header(width: 7, height: 7), "the picture is not a PNG that can be read"),
        ])
        func whatIsNoPictureIsRefused(bytes: [UInt8], reason: String) {
            #expect(throws: GraphicsError.logo(reason: reason)) { try Logo(png: bytes) }
        }

        @Test func aPictureThatEndsTooSoonIsRefused() throws {
            let png = try Logo.white(64, 64).png
            #expect(throws: GraphicsError.self) { try Logo(png: Array(png.dropLast(png.count / 2))) }
        }

        /// Source: ISO/IEC 15948, 5.2 and 11.2.2.
        private static func header(width: Int, height: Int) -> [UInt8] {
            let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) } }
            return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides
                + [8, 2, 0, 0, 0]
        }
    }

    extension Logo {
        fileprivate static func white(_ width: Int, _ height: Int) throws -> Logo {
            let bytes = [UInt8](repeating: 0, count: (width + 7) / 8 * height)
            return try Logo(png: #require(DotImage(width: width, height: height, bytes: bytes)).png())
        }
    }
#endif
