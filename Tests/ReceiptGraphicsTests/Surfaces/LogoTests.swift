#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    @Suite(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
    struct LogoTests {
        // At the head of a roll nothing is drawn before it; on a page it stands beside the seller's name.
        @Test(arguments: PaperSize.allCases)
        func isAFigureBeforeTheTitle(paper: PaperSize) throws {
            let document = try ReadingSample.invoice(InvoiceOrder(lineCount: 3).json, "en")
            let options = PageOptions(paper: paper, fonts: ReadingSample.fonts, logo: try .squares())
            let pdf = try document.rendered(as: .pdf(options)).bytes
            let reader = try PDFReader(pdf)
            let structure = try reader.structure().split { $0.isWhitespace }
            let figure = try #require(structure.firstIndex(of: "Figure"))
            #expect(try figure < #require(structure.firstIndex(of: "H1")))
            #expect(try reader.problems() == "")
            // The seller's name in UTF-16.
            let name = "Mill Street Trading Ltd.".utf8.map { "00\(String($0, radix: 16, uppercase: true))" }.joined()
            #expect(String(decoding: pdf, as: UTF8.self).contains("/Alt <FEFF\(name)>"))
        }
    }

    extension Logo {
        /// Black and white squares.
        static func squares() throws -> Logo {
            let image = try #require(DotImage(width: 16, height: 8, bytes: [UInt8](repeating: 0x5A, count: 16)))
            return try Logo(png: image.png())
        }
    }
#endif
