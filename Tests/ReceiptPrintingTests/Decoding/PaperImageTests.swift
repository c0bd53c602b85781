import ReceiptContent
import ReceiptModel
import Testing

@testable import ReceiptPrinting

/// Fills the place of each character, and makes codes of one dark module.
private struct BoxRasterizer: Rasterizer {
    var missing: [Unicode.Scalar] = []

    func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
        let quiet = CodeMatrix.QuietZone(horizontal: 4, vertical: 4)
        let matrix = CodeMatrix(kind: kind, width: 1, height: 1, rowHeight: 1, quietZone: quiet, modules: [true])
        guard let matrix else { throw .payload(kind, reason: "empty") }
        return matrix
    }

    func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
        var canvas = DotCanvas(width: line.width, height: line.height)
        for piece in line.pieces { canvas.fill(x: piece.x, y: 0, width: piece.width, height: line.height) }
        return RasterText(image: canvas.image, missing: missing)
    }
}

private struct BrokenRasterizer: Rasterizer {
    func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
        throw .payload(kind, reason: "it is broken.")
    }

    func dots(of line: RasterLine) throws(RasterizerError) -> RasterText { throw .drawing(reason: "it is broken.") }
}

@Suite struct PaperImageTests {
    private func picture(
        _ bytes: [UInt8], width: Int = 120, _ rasterizer: any Rasterizer = BoxRasterizer()
    ) -> PaperImage {
        PaperImage(of: EscPosDecoder(for: DecodedPrinter(width: width)).decode(bytes), rasterizer: rasterizer)
    }

    /// The rectangle that holds all black dots, without the margin of 24 dots.
    private func ink(_ image: DotImage) -> [Int] {
        var (left, right, top, bottom) = (image.width, 0, image.height, 0)
        for y in 0..<image.height {
            for x in 0..<image.width where image.isBlack(x: x, y: y) {
                (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), max(bottom, y + 1))
            }
        }
        return [left, top, right, bottom].map { $0 - 24 }
    }

    @Test(
        arguments: [
            (text("a\n"), [0, 0, 12, 24]), (text(" ab\n"), [12, 0, 36, 24]),
            (gs("!", 0x11) + text("a\n"), [0, 0, 24, 48]),
            (esc("a", 2) + text("a\n"), [108, 0, 120, 24]), (lineFeed + text("a\n"), [0, 30, 12, 54]),
            (esc("M", 1) + text("a\n"), [0, 0, 9, 17]), (esc("V", 1) + text("a\n"), [0, 0, 24, 12]),
            (text(" ") + esc("{", 1) + lineFeed + esc("{", 1) + text("a\n"), [108, 30, 120, 54]),
            (gs("v0", 3, 1, 0, 1, 0, 0xFF), [0, 0, 16, 2]), (esc("-", 2) + text("  \n"), [0, 22, 24, 24]),
            (gs("B", 1) + text("  \n"), [0, 0, 24, 24]), (esc("J", 10) + text("a\n"), [0, 10, 12, 34]),
            (gs("(k", 3, 0, 49, 67, 5) + gs("(k", 4, 0, 49, 80, 48, 65) + gs("(k", 3, 0, 49, 81, 48), [0, 0, 5, 5]),
        ] as [([UInt8], [Int])])
    func drawsEachThingInItsPlace(bytes: [UInt8], expected: [Int]) {
        let picture = picture(bytes)
        #expect(picture.image.width == 120 + 48)
        #expect(ink(picture.image) == expected)
        #expect(picture.issues == [])
    }

    @Test func cutsOffWhatIsTooWide() {
        #expect(ink(picture(gs("v0", 0, 4, 0, 1, 0, 255, 255, 255, 255), width: 20).image) == [0, 0, 20, 1])
    }

    @Test func framesACodeThatItCannotDraw() {
        let picture = picture(gs("k", 4) + text("A") + [0], width: 400)
        let ink = ink(picture.image)
        // "Code 39 A" of nine cells and the frame around it.
        #expect(ink == [0, 0, 9 * 12 + 24, 48])
    }

    @Test func namesCharactersThatNoFontHas() {
        let picture = picture(text("ab\n"), BoxRasterizer(missing: ["₹"]))
        #expect(picture.issues == ["No font has U+20B9."])
    }

    @Test func saysWhatCouldNotBeDrawn() {
        let picture = picture(
            text("a\n") + gs("(k", 4, 0, 49, 80, 48, 65) + gs("(k", 3, 0, 49, 81, 48), BrokenRasterizer())
        #expect(
            picture.issues == [
                "A line of text could not be drawn: it is broken.", "A text cannot be drawn as qr: it is broken.",
            ])
    }

    @Test func endsAtFourMetres() {
        let picture = picture(Array(repeatElement(esc("d", 255), count: 100).joined()))
        #expect(picture.image.height <= 32_767)
        #expect(picture.issues.count == 1)
    }

    @Test func endsBelowThePrint() {
        #expect(picture(text("a\nb\n")).image.height == 24 + 2 * 30 + 24)
    }

    @Test func anEmptyPaperIsAPictureToo() {
        #expect(picture([]).image.height == 48)
    }
}
