import ReceiptContent
import Testing

@testable import ReceiptPrinting

@Suite struct GraphicsDecodingTests {
    private func paper(_ bytes: [UInt8]) -> PrintedPaper { EscPosDecoder().decode(bytes) }

    private func images(_ bytes: [UInt8]) -> [PrintedImage] {
        paper(bytes).elements.compactMap { element in
            if case .image(let image) = element { image } else { nil }
        }
    }

    /// Row by row, `#` for black.
    private func picture(_ image: DotImage) -> [String] {
        (0..<image.height).map { y in
            (0..<image.width).map { image.isBlack(x: $0, y: y) ? "#" : "." }.joined()
        }
    }

    @Test func readsRasters() {
        let images = images(gs("v0", 0, 1, 0, 2, 0, 0b1100_0001, 0b0000_1111))
        #expect(images.map { picture($0.image) } == [["##.....#", "....####"]])
    }

    @Test(arguments: [(0, 8, 1), (1, 16, 1), (2, 8, 2), (3, 16, 2), (48, 8, 1), (51, 16, 2)] as [(UInt8, Int, Int)])
    func enlargesRasters(mode: UInt8, width: Int, height: Int) {
        let images = images(gs("v0", mode, 1, 0, 1, 0, 0x80))
        #expect(images.map(\.image.width) == [width])
        #expect(images.map(\.image.height) == [height])
    }

    @Test(arguments: [(0, 0), (1, 280), (2, 560)] as [(UInt8, Int)])
    func alignsRasters(alignment: UInt8, x: Int) {
        #expect(images(esc("a", alignment) + gs("v0", 0, 2, 0, 1, 0, 1, 1)).map(\.x) == [x])
    }

    /// Source: Epson ESC/POS, ESC *: 8-dot modes are three dots high, single density is two dots wide.
    @Test(
        arguments: [
            (0, 1, 2, 24), (1, 1, 1, 24), (32, 3, 2, 24), (33, 3, 1, 24),
        ] as [(UInt8, Int, Int, Int)])
    func readsColumns(mode: UInt8, bytesPerColumn: Int, width: Int, height: Int) throws {
        let data = [UInt8](repeating: 0x80, count: bytesPerColumn * 2)
        let paper = paper(esc("*", mode, 2, 0) + data + lineFeed)
        guard case .line(let line)? = paper.elements.first, case .image(let image)? = line.spans.first?.content else {
            Issue.record("no image")
            return
        }
        #expect(image.width == 2 * width)
        #expect(image.height == height)
        #expect(image.isBlack(x: 0, y: 0))
        let next = mode < 2 ? 3 : 1
        #expect(image.isBlack(x: 0, y: next - 1))
        #expect(!image.isBlack(x: 0, y: next))
    }

    @Test func putsColumnsBehindText() throws {
        let paper = paper(text("ab") + esc("*", 33, 1, 0, 0xFF, 0xFF, 0xFF) + text("c\n"))
        guard case .line(let line)? = paper.elements.first else { return }
        #expect(line.spans.map(\.x) == [0, 24, 25])
    }

    @Test func readsAnUnknownColumnModeAsText() {
        let paper = paper(esc("*", 7) + text("AB\n"))
        #expect(paper.lines == ["AB"])
        #expect(paper.remarks.map(\.kind) == [.unknownCommand([0x1B, 0x2A, 7])])
    }

    @Test(arguments: [gs("(L", 11, 0), gs("8L", 11, 0, 0, 0)])
    func printsGraphicsFromTheBuffer(head: [UInt8]) {
        let store = head + [48, 112, 48, 2, 1, 49, 3, 0, 1, 0, 0b1010_0000]
        #expect(images(store + gs("(L", 2, 0, 48, 50)).map { picture($0.image) } == [["##..##"]])
        #expect(images(store).isEmpty)
    }

    @Test func readsGraphicsInColumns() {
        let store = gs("(L", 12, 0, 48, 113, 48, 1, 1, 49, 2, 0, 3, 0, 0b1010_0000, 0b0100_0000)
        let images = images(store + gs("(L", 2, 0, 48, 2))
        #expect(images.map { picture($0.image).prefix(3) } == [["#.", ".#", "#."]])
    }

    @Test func printsDownloadedGraphicsByName() {
        let define = gs("(L", 12, 0, 48, 83, 48, 71, 49, 1, 8, 0, 1, 0, 49, 0xF0)
        #expect(
            images(define + gs("(L", 6, 0, 48, 85, 71, 49, 1, 2)).map { picture($0.image) } == [
                ["####....", "####...."]
            ])
        #expect(
            paper(gs("(L", 6, 0, 48, 69, 71, 49, 1, 1)).remarks.map(\.kind) == [.storedImage("NV graphics G1")])
    }

    @Test func printsADownloadedBitImage() {
        let columns = [UInt8](repeating: 0x80, count: 8)
        #expect(images(gs("*", 1, 1) + columns + gs("/", 1)).map(\.image.width) == [16])
        #expect(
            paper(gs("/", 0)).remarks.map(\.kind) == [.ineffective(command: "GS /", .nothingStored)])
    }

    @Test func remarksARasterInTheMiddleOfALine() {
        let paper = paper(text("x") + gs("v0", 0, 1, 0, 1, 0, 1) + lineFeed)
        #expect(paper.remarks.map(\.kind) == [.ineffective(command: "GS v", .notAtLineStart)])
    }

    @Test(arguments: [
        gs("v0", 9, 1, 0, 1, 0), gs("v1", 0), gs("(L", 1, 0, 48), gs("(L", 2, 0, 49, 50), gs("8M", 0),
    ])
    func remarksUnknownGraphics(bytes: [UInt8]) {
        #expect(images(bytes + lineFeed).isEmpty)
        #expect(
            paper(bytes + lineFeed).remarks.contains { remark in
                if case .unknownCommand = remark.kind { true } else { false }
            })
    }
}
