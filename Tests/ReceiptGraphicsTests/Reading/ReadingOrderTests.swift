#if Graphics
    import FoundationEssentials
    import ReceiptContent
    import ReceiptGraphics
    import TestSupport
    import Testing

    /// Texts of both directions are seen in the order of UAX #9: as ICU has it, which Pango does not ask.
    @Suite(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
    struct ReadingOrderTests {
        @Test(arguments: [["ar-EG"], ["he"], ["ar-EG", "en"], ["en", "he"]], [PaperSize.a4, .roll58])
        func everySampleIsSeenInOrder(languages: [String], paper: PaperSize) throws {
            try expectOrder(languages, paper)
        }

        /// What sellers write: words of both directions beside numbers in every form.
        private static let pieces = [
            "قهوة", "شاي", "كيس", "קפה", "לחם", "Latte", "USB-C", "12", "3.50", "1/2", "10%", "-5", "+49 30 1820",
            "2026-001-77", "٣٫٥", "١٢", "(a)", "(4)", "[ב]", "«ج»", "€5", "5 €", "$3", "#7", "A-12/7", "12:30", "50ml",
            ",",
            "–", ":", "…", "&",
        ]

        @Test(arguments: ["ar-EG", "he", "en"])
        func anyGoodsAreSeenInOrder(locale: String) throws {
            var random = SeededGenerator(seed: 39)
            let descriptions = (0..<400).map { _ in
                (0..<Int.random(in: 2...5, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                    .joined(separator: Bool.random(using: &random) ? " " : "")
            }
            let document = try ReadingSample.invoice(InvoiceOrder(descriptions: descriptions).json, locale)
            let lines = try #require(SeenLines.read([ReadingSample.pdf(document)]).first)
            let seen = try document.descriptionsOfItems.filter { try document.isSeen($0, in: lines) }
            #expect(seen.count == 400)
        }
    }

    /// All kinds of paper, and the other language before and behind each of the two that are read from right to left.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"))
    struct ReadingOrderFullTests {
        private static let languages =
            ["ar", "ar-EG", "ar-SA", "he"].flatMap { [[$0], [$0, "en"], ["de", $0]] } + [
                ["ar", "he"], ["he", "ar-EG"],
            ]

        @Test(arguments: languages, PaperSize.allCases)
        func everySampleIsSeenInOrder(languages: [String], paper: PaperSize) throws {
            try expectOrder(languages, paper)
        }
    }

    /// Draws every sample in every family, and compares what is seen with ICU's order.
    private func expectOrder(_ languages: [String], _ paper: PaperSize) throws {
        let documents = try ReadingSample.all(languages)
        try #require(documents.count >= 3 * 16)
        let pages = try SeenLines.read(documents.map { try ReadingSample.pdf($0, paper) })
        for (document, lines) in zip(documents, pages) {
            let misplaced = try document.misplacedTexts(in: lines)
            #expect(misplaced == [])
        }
    }

    extension ReceiptDocument {
        fileprivate var descriptionsOfItems: [TextSpan] {
            for case .items(let block) in blocks {
                return self[block.rows].filter { $0.kind == .item }
                    .flatMap { self[$0].filter { $0.meaning == .description }.map(\.text) }
            }
            return []
        }
    }
#endif
