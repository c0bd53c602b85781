#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptModel
    import Testing

    /// What a PDF says about itself, and whether it keeps the rules of its format.
    @Suite struct PDFFileTests {
        private func document(_ locale: String) throws -> ReceiptDocument {
            try ReadingSample.invoice(ReadingSample.order(inTheScriptOf: locale), locale)
        }

        @Test(arguments: ["en", "pl", "ja", "zh-Hans", "ar", "he", "hi", "th"])
        func fontsAreEmbeddedSubsets(locale: String) throws {
            let fonts = try PDFReader(ReadingSample.pdf(document(locale))).fonts()
            #expect(!fonts.isEmpty)
            for font in fonts {
                #expect(font.isEmbedded && font.isSubset && font.hasUnicodeMap, "\(font.name)")
                #expect(font.name.contains("Noto"), "\(font.name)")
            }
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing), arguments: ReadingSample.locales)
        func hasNothingThatQPDFComplainsAbout(locale: String) throws {
            #expect(try PDFReader(ReadingSample.pdf(document(locale))).problems() == "")
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing), arguments: PaperSize.allCases)
        func isValidOnEveryPaper(paper: PaperSize) throws {
            let document = try ReadingSample.invoice(InvoiceOrder(lineCount: 60).json, "en")
            #expect(try PDFReader(ReadingSample.pdf(document, paper)).problems() == "")
        }

        @Test(arguments: ["en", "de-CH", "ar", "zh-Hant"])
        func saysWhatItIs(locale: String) throws {
            let document = try document(locale)
            let facts = try PDFReader(ReadingSample.pdf(document)).information()
            #expect(facts["Tagged"] == "yes")
            #expect(facts["JavaScript"] == "no")
            #expect(facts["Encrypted"] == "no")
            #expect(facts["CreationDate"]?.hasPrefix("2026-07-01T12:00:00+02") == true)
            let title = try #require(document.printedTitle)
            #expect(ReadableText.folded(facts["Title"] ?? "").contains(ReadableText.folded(title)))
        }

        // Millimetres to points: 72 / 25.4; Letter is 8.5 x 11 inches.
        @Test(
            arguments: [
                (PaperSize.a4, 595.276, 841.89), (.letter, 612, 792), (.roll58, 164.409, nil), (.roll80, 226.772, nil),
            ] as [(PaperSize, Double, Double?)])
        func hasTheSizeOfItsPaper(paper: PaperSize, width: Double, height: Double?) throws {
            let facts = try PDFReader(ReadingSample.pdf(document("en"), paper)).information()
            let sides = try #require(facts["Page size"]).split(separator: " ").compactMap { Double($0) }
            try #require(sides.count == 2)
            #expect(abs(sides[0] - width) < 0.1)
            if let height { #expect(abs(sides[1] - height) < 0.1) }
        }

        @Test(arguments: ["en", "ar", "hi"])
        func hasAStructureOfHeadingsAndTables(locale: String) throws {
            let document = try document(locale)
            let structure = try PDFReader(ReadingSample.pdf(document)).structure()
            for name in ["Document", "H1", "Table", "TR", "TH", "TD", "P"] {
                #expect(structure.split { $0.isWhitespace }.contains(Substring(name)), "\(name)")
            }
        }

        @Test(arguments: ["en", "ja", "ar"])
        func equalDocumentsAreEqualFiles(locale: String) throws {
            let first = try ReadingSample.pdf(document(locale))
            #expect(try ReadingSample.pdf(document(locale)) == first)
            let fresh = PageOptions(
                fonts: GraphicsFonts(), createdAt: LocalDateTime("2026-07-01T12:00:00+02:00"),
                rasterizer: PangoRasterizer())
            #expect(try document(locale).rendered(as: .pdf(fresh)).bytes == first)
        }

        @Test func manyTasksDrawEqualFiles() async throws {
            let documents = try ["en", "ar", "ja", "th"].map(document)
            let expected = try documents.map { try ReadingSample.pdf($0) }
            await withTaskGroup(of: Bool.self) { group in
                for index in 0..<16 {
                    group.addTask { (try? ReadingSample.pdf(documents[index % 4])) == expected[index % 4] }
                }
                for await same in group { #expect(same) }
            }
        }
    }

    extension ReceiptDocument {
        fileprivate var printedTitle: String? {
            for case .title(let title) in blocks { return string(of: title.text) }
            return nil
        }
    }
#endif
