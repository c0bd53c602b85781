import ReceiptContent
import ReceiptPrinting
import Testing

/// Lines that a printer cannot set are images in the same width and place.
@Suite struct RasterLineTests {
    @Test(arguments: [
        ("فاتورة", "ar", TextDirection.rightToLeft), ("חשבונית", "he", .rightToLeft), ("रसीद", "hi", .leftToRight),
        ("ใบเสร็จ", "th", .leftToRight), ("☕️ 😀", "en", .leftToRight), ("收据", "zh", .leftToRight),
    ])
    func areDrawn(text: String, language: String, direction: TextDirection) throws {
        // A printer that has pages for some of these scripts, which it cannot set right all the same.
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (20, "KU42"), (36, "CP862"), (37, "CP864")])
        let rasterizer = RecordingRasterizer()
        let printed = try Slip.paragraphs(text, language: language, direction: direction)
            .printed(on: profile, rasterizer: rasterizer)
        let line = try #require(rasterizer.lines.first)
        #expect(line.width == 384)
        #expect(line.height == 30)
        #expect(line.pieces.map(\.text) == [text])
        #expect(line.pieces.first?.language.description == language)
        #expect(line.pieces.first?.edge == (direction == .rightToLeft ? .right : .left))
        // GS v 0, 48 bytes in 30 rows, and no line feed.
        #expect(printed == [0x1D, 0x76, 0x30, 0, 48, 0, 30, 0] + [UInt8](repeating: 0xFF, count: 48 * 30))
    }

    @Test func putTextsWhereTheirCellsAre() throws {
        let rasterizer = RecordingRasterizer()
        _ = try Slip.amount("รวม", "฿45.00", "THB", language: "th")
            .printed(on: TestPrinter.profile(), rasterizer: rasterizer)
        let pieces = try #require(rasterizer.lines.first).pieces
        // Three cells at the left edge, six at the right one.
        #expect(pieces.map(\.x) == [0, (32 - 6) * 12])
        #expect(pieces.map(\.width) == [36, 72])
        #expect(pieces.map(\.edge) == [.left, .right])
    }

    @Test func mirrorPlacesFromRightToLeft() throws {
        let rasterizer = RecordingRasterizer()
        _ = try Slip.amount("סך", "45.00", "ILS", language: "he", direction: .rightToLeft)
            .printed(on: TestPrinter.profile(), rasterizer: rasterizer)
        let pieces = try #require(rasterizer.lines.first).pieces
        #expect(pieces.map(\.text) == ["סך", "45.00"])
        #expect(pieces.map(\.x) == [(32 - 2) * 12, 0])
        #expect(pieces.map(\.edge) == [.right, .left])
    }

    @Test func areTwiceAsHighForTheTotal() throws {
        let rasterizer = RecordingRasterizer()
        _ = try Slip.amount("รวม", "฿45.00", "THB", kind: .total, language: "th")
            .printed(on: TestPrinter.profile(), rasterizer: rasterizer)
        #expect(rasterizer.lines.map(\.height) == [48])
        #expect(rasterizer.lines.map(\.emphasis) == [.strong])
    }

    @Test func leaveOtherLinesAsText() throws {
        let rasterizer = RecordingRasterizer()
        let printed = try Slip.paragraphs("before", "ใบเสร็จ", "after")
            .printed(on: TestPrinter.profile(), rasterizer: rasterizer)
        #expect(printed.starts(with: Array("before\n".utf8)))
        #expect(printed.suffix(6) == Array("after\n".utf8))
        #expect(rasterizer.lines.count == 1)
    }

    @Test func reportWhatNoFontHas() throws {
        let file = try Slip.paragraphs("ใ").rendered(
            as: .escpos(profile: TestPrinter.profile(), rasterizer: RecordingRasterizer(missing: ["\u{E43}"])))
        #expect(file.issues == [DocumentIssue(kind: .unsupportedCharacter, place: "blocks[0]", scalar: "\u{E43}")])
    }

    /// Without a rasterizer, and for a printer without images, each character is named and its cell stays blank.
    @Test(arguments: [true, false])
    func areAnIssueWhereNothingDraws(hasImages: Bool) throws {
        let profile = try TestPrinter.profile(raster: hasImages)
        let rasterizer = hasImages ? nil : RecordingRasterizer()
        let file = try Slip.paragraphs("a収b").rendered(as: .escpos(profile: profile, rasterizer: rasterizer))
        #expect(file.issues.map(\.description) == ["blocks[0]: U+53CE cannot be shown on this medium."])
        #expect(Array(file.bytes.dropFirst(profile.testPreamble.count).prefix(5)) == Array("a  b\n".utf8))
    }

    @Test func areAnErrorForWhoAsksForIt() throws {
        let renderer = EscPosRenderer(
            profile: try TestPrinter.profile(), options: EscPosOptions(unprintable: .fail))
        #expect(
            throws: PrintingError.unprintable([
                DocumentIssue(kind: .unsupportedCharacter, place: "blocks[0]", scalar: "\u{53CE}")
            ])
        ) {
            try renderer.render(Slip.paragraphs("a収b"))
        }
    }

    /// Without a rasterizer an Arabic receipt loses its words, but no digit of an amount.
    @Test func keepDigitsOfAmountsEvenThen() throws {
        let profile = try TestPrinter.profile()
        let file = try Slip.amount("المجموع", "١٢٫٣٤٥ د.ك.", "KWD", language: "ar", direction: .rightToLeft)
            .rendered(as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        let printed = String(decoding: file.bytes.dropFirst(profile.testPreamble.count), as: UTF8.self)
        #expect(printed.contains("12.345"))
        #expect(printed.contains("KWD"))
        #expect(file.issues.contains { $0.scalar == "م" })
    }
}
