import Testing

@testable import ReceiptPrinting

@Suite struct CodeDecodingTests {
    private func paper(_ bytes: [UInt8]) -> PrintedPaper { EscPosDecoder().decode(bytes) }

    private func code(_ bytes: [UInt8]) throws -> PrintedCode {
        guard case .code(let code)? = paper(bytes).elements.first else { throw NoCode() }
        return code
    }

    private struct NoCode: Error {}

    @Test(
        arguments: [
            (gs("k", 2) + text("4006381333931") + [0], .ean13, "4006381333931"),
            (gs("k", 67, 12) + text("400638133393"), .ean13, "400638133393"),
            (gs("k", 3) + text("9638507") + [0], .ean8, "9638507"),
            (gs("k", 0) + text("03600029145") + [0], .upcA, "03600029145"),
            (gs("k", 4) + text("A-1") + [0], .code39, "A-1"),
            (gs("k", 70, 4) + text("1234"), .interleaved2of5, "1234"),
            (gs("k", 71, 4) + text("A12B"), .codabar, "A12B"),
            (gs("k", 72, 3) + text("abc"), .code93, "abc"), (gs("k", 73, 5) + text("{BNo1"), .code128, "No1"),
            (gs("k", 73, 6) + text("{BA{{B"), .code128, "A{B"),
            (gs("k", 73, 4) + text("{C") + [12, 5], .code128, "1205"),
            (gs("k", 73, 8) + text("{Ba{C") + [42] + text("{A"), .code128, "a42"),
            (gs("k", 79, 4) + text("ab12"), .code128, "ab12"),
        ] as [([UInt8], PrintedCode.Symbology, String)])
    func readsBarCodes(bytes: [UInt8], symbology: PrintedCode.Symbology, payload: String) throws {
        let code = try code(bytes)
        #expect(code.symbology == symbology)
        #expect(code.payload == payload)
    }

    @Test(arguments: [(0, .none), (1, .above), (50, .below), (3, .both)] as [(UInt8, PrintedCode.Label)])
    func readsSizeAndLabel(place: UInt8, label: PrintedCode.Label) throws {
        let code = try code(gs("h", 80) + gs("w", 2) + gs("H", place) + esc("a", 1) + gs("k", 4) + text("X") + [0])
        #expect(code.height == 80)
        #expect(code.moduleWidth == 2)
        #expect(code.label == label)
        #expect(code.alignment == .center)
    }

    /// Source: Epson ESC/POS, GS k: other data prints no bar code.
    @Test(arguments: [
        gs("k", 2) + text("40063813339") + [0], gs("k", 67, 12) + text("40063813339X"), gs("k", 70, 3) + text("123"),
        gs("k", 4) + text("a") + [0], gs("k", 73, 3) + text("ABC"), gs("k", 73, 0),
    ])
    func remarksDataThatDoesNotFit(bytes: [UInt8]) {
        #expect(paper(bytes).remarks.map(\.kind) == [.ineffective(command: "GS k", .outOfRange)])
    }

    @Test func printsAQRCode() throws {
        let bytes =
            gs("(k", 4, 0, 49, 65, 50, 0) + gs("(k", 3, 0, 49, 67, 6) + gs("(k", 3, 0, 49, 69, 49)
            + gs("(k", 8, 0, 49, 80, 48) + text("r/€") + gs("(k", 3, 0, 49, 81, 48)
        let code = try code(bytes)
        #expect(code.symbology == .qr)
        #expect(code.payload == "r/€")
        #expect(code.moduleWidth == 6)
        #expect(code.errorCorrection == "M")
    }

    @Test func printsPDF417() throws {
        let bytes =
            gs("(k", 3, 0, 48, 67, 2) + gs("(k", 3, 0, 48, 68, 4) + gs("(k", 4, 0, 48, 69, 48, 51)
            + gs("(k", 5, 0, 48, 80, 48) + [0xE9, 0x41] + gs("(k", 3, 0, 48, 81, 48)
        let code = try code(bytes)
        #expect(code.symbology == .pdf417)
        // No UTF-8, so readers take it for Latin-1.
        #expect(code.payload == "éA")
        #expect(code.height == 8)
    }

    @Test func printsACodeTwiceWhenAskedTwice() {
        let print = gs("(k", 3, 0, 49, 81, 48)
        #expect(paper(gs("(k", 4, 0, 49, 80, 48, 65) + print + print).elements.count == 2)
    }

    @Test func remarksACodeWithoutData() {
        #expect(
            paper(gs("(k", 3, 0, 49, 81, 48)).remarks.map(\.kind) == [
                .ineffective(command: "GS ( k", .nothingStored)
            ])
    }

    @Test func remarksAnUnknownCode() {
        #expect(
            paper(gs("(k", 3, 0, 99, 81, 48)).remarks.map(\.kind) == [
                .unknownCommand([0x1D, 0x28, 0x6B, 3, 0, 99, 81, 48])
            ])
    }
}
