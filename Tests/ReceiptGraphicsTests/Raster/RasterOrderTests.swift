#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptICU
    import ReceiptPrinting
    import Receipts
    import Synchronization
    import TestSupport
    import Testing

    /// Lines of dots show texts of both directions in the order of UAX #9, as ICU has it.
    ///
    /// Hebrew letters look alike wherever they stand, so that a text must give the same dots as its characters put in order
    /// beforehand, with an override against a second ordering. Arabic goes the same way through Pango; see
    /// `ReadingOrderTests`.
    @Suite struct RasterOrderTests {
        /// Remembers what a printer's lines ask for.
        private final class Recorder: Rasterizer {
            let rasterizer = PangoRasterizer(fonts: ReadingSample.fonts)
            let pieces = Mutex(Set<RasterLine.Piece>())

            func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
                try rasterizer.matrix(of: payload, as: kind)
            }

            func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
                pieces.withLock { $0.formUnion(line.pieces) }
                return try rasterizer.dots(of: line)
            }
        }

        private let rasterizer = PangoRasterizer(fonts: ReadingSample.fonts)

        private func dots(_ text: String, _ direction: TextDirection, _ language: LanguageTag) throws -> DotImage {
            // Wide enough that nothing is drawn narrower.
            let piece = RasterLine.Piece(
                text: text, language: language, direction: direction, x: 0, width: 2000, edge: .left)
            return try rasterizer.dots(of: RasterLine(width: 2000, height: 30, pieces: [piece])).image
        }

        private func isInOrder(_ text: String, _ direction: TextDirection, _ language: LanguageTag) throws -> Bool {
            let seen = try VisualOrder.text(of: text, isRightToLeft: direction == .rightToLeft)
            return try dots(text, direction, language) == dots("\u{202D}\(seen)\u{202C}", .leftToRight, language)
        }

        @Test(arguments: [["he"], ["he", "en"], ["en", "he"]])
        func everyLineOfASlipIsSeenInOrder(languages: [String]) throws {
            let recorder = Recorder()
            let profile = try #require(PrinterProfile.named("generic-80mm"))
            for document in try ReadingSample.all(languages) {
                _ = try document.rendered(as: .escpos(profile: profile, rasterizer: recorder))
            }
            // Latin, Hebrew, punctuation and currency signs: their fonts have spaces of one width.
            let pieces = recorder.pieces.withLock { $0 }.filter { piece in
                piece.text.unicodeScalars.allSatisfy { $0 < "\u{600}" || ("\u{2000}"..."\u{20CF}").contains($0) }
            }
            #expect(pieces.count > 100)
            let misplaced = try pieces.filter { try !isInOrder($0.text, $0.direction, $0.language) }.map(\.text)
            #expect(misplaced == [])
        }

        private static let pieces = [
            "קפה", "לחם", "תה", "Latte", "USB-C", "12", "3.50", "1/2", "10%", "-5", "+49 30 1820", "2026-001-77", "(a)",
            "(4)",
            "[ב]", "«ג»", "€5", "5 €", "#7", "A-12/7", "12:30", "50ml", ",", "–", ":", "\u{2066}+1 2\u{2069}",
            "\u{2067}א 1-2\u{2069}",
        ]

        @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
        func anyTextIsSeenInOrder(direction: TextDirection) throws {
            let hebrew = try #require(LanguageTag("he"))
            var random = SeededGenerator(seed: 39)
            let texts = (0..<SampleSize.scaled(300)).map { _ in
                (0..<Int.random(in: 2...6, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                    .joined(separator: Bool.random(using: &random) ? " " : "")
            }
            let misplaced = try texts.filter { try !isInOrder($0, direction, hebrew) }
            #expect(misplaced == [])
        }
    }
#endif
