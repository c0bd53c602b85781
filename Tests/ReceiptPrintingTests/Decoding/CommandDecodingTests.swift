import Testing

@testable import ReceiptPrinting

@Suite struct CommandDecodingTests {
    private func paper(_ bytes: [UInt8]) -> PrintedPaper { EscPosDecoder().decode(bytes) }

    @Test(
        arguments: [
            (gs("V", 0), [.cut(.full)]), (gs("V", 1), [.cut(.partial)]), (gs("V", 48), [.cut(.full)]),
            (gs("V", 65, 16), [.feed(dots: 16), .cut(.full)]), (gs("V", 66, 0), [.cut(.partial)]),
            (esc("i"), [.cut(.partial)]),
            (esc("m"), [.cut(.partial)]),
        ] as [([UInt8], [PrintedPaper.Element])])
    func cuts(bytes: [UInt8], expected: [PrintedPaper.Element]) {
        #expect(paper(bytes).elements == expected)
    }

    @Test(
        arguments: [
            (esc("p", 0, 25, 250), 2, 50, 500), (esc("p", 49, 50, 50), 5, 100, 100),
            ([0x10, 0x14, 1, 0, 2], 2, 200, 200),
        ] as [([UInt8], Int, Int, Int)])
    func opensDrawers(bytes: [UInt8], pin: Int, on: Int, off: Int) {
        #expect(
            paper(bytes).elements == [
                .drawer(PrintedPaper.DrawerPulse(pin: pin, onMilliseconds: on, offMilliseconds: off))
            ])
    }

    /// Each must be taken whole: the letter behind it is printed.
    @Test(
        arguments: [
            esc("!", 0), esc("$", 0, 0), esc("%", 1), esc("&", 3, 65, 66, 1, 1, 2, 3, 0), esc("(A", 3, 0, 97, 1, 1),
            esc("-", 1),
            esc("2"), esc("3", 10), esc("<"), esc("=", 1), esc("?", 65), esc("@"), esc("D", 1, 2, 0), esc("E", 1),
            esc("G", 1),
            esc("J", 0), esc("K", 0), esc("M", 1), esc("R", 1), esc("S"), esc("T", 1), esc("U", 1), esc("V", 1),
            esc("W", 0, 0, 0, 0, 0, 2, 0, 2), esc("\\", 1, 0), esc("a", 1), esc("c0", 1), esc("c3", 1), esc("c5", 1),
            esc("d", 0), esc("e", 0), esc("r", 1), esc("t", 1), esc("u", 0), esc("v"), esc("{", 1), esc(" ", 1),
            fs("!", 1), fs("&"), fs("."), fs("-", 1), fs("2", 0x77, 0x21) + [UInt8](repeating: 9, count: 72),
            fs("?", 1, 2),
            fs("C", 1), fs("S", 1, 1), fs("W", 0), fs("(A", 2, 0, 48, 0), fs("(E", 6, 0, 60, 2, 48, 67, 76, 82),
            fs("p", 1, 0),
            fs("q", 1, 1, 0, 1, 0) + [UInt8](repeating: 0x1B, count: 8), fs("g1", 0, 0, 0, 0, 0, 2, 0, 7, 7),
            gs("!", 0), gs("$", 1, 0), gs("(D", 3, 0, 20, 1, 0), gs("(E", 3, 0, 1, 73, 78), gs("(K", 2, 0, 48, 1),
            gs("(M", 2, 0, 1, 1), gs("(N", 2, 0, 48, 49), gs("(H", 6, 0, 48, 48, 1, 2, 3, 4),
            gs("*", 1, 1) + [UInt8](repeating: 0x1D, count: 8),
            gs("/", 0), gs(":"), gs("B", 0), gs("C0", 1, 1), gs("C1", 1, 0, 9, 0, 1, 1), gs("C2", 1, 0),
            gs("C;") + text("1;2;3;4;5;"), gs("H", 0), gs("I", 65), gs("L", 0, 0), gs("P", 0, 0), gs("T", 0),
            gs("W", 0, 2),
            gs("\\", 1, 0), gs("^", 1, 1, 0), gs("a", 0), gs("b", 1), gs("c"), gs("f", 0), gs("g0", 0, 20, 0),
            gs("h", 50),
            gs("j", 0), gs("r", 1), gs("w", 2), gs("z0", 1, 1),
            [0x10, 4, 1], [0x10, 4, 7, 1], [0x10, 4, 18, 1], [0x10, 5, 1], [0x10, 0x14, 2, 1, 8],
            [0x10, 0x14, 3, 1, 1, 1, 1, 1],
            [0x10, 0x14, 7, 1], [0x10, 0x14, 8, 1, 3, 20, 1, 6, 2, 8],
        ] as [[UInt8]])
    func takesEachCommandWhole(command: [UInt8]) {
        let paper = paper(command + text("Z\n"))
        #expect(paper.lines == ["Z"])
        #expect(
            !paper.remarks.contains { remark in
                if case .unknownCommand = remark.kind { true } else { false }
            })
    }

    @Test func remarksUnknownCommandsByTheirPlace() {
        let paper = paper(text("ab\n") + [0x1B, 0x99] + [0x1D, 0x01] + [0x1C, 0x02] + text("c\n"))
        #expect(
            paper.remarks == [
                PrintRemark(offset: 3, kind: .unknownCommand([0x1B, 0x99])),
                PrintRemark(offset: 5, kind: .unknownCommand([0x1D, 0x01])),
                PrintRemark(offset: 7, kind: .unknownCommand([0x1C, 0x02])),
            ])
        #expect(paper.lines == ["ab", "c"])
    }

    @Test func remarksControlCharactersTogether() {
        #expect(
            paper([0x00, 0x00, 0x07] + text("a\n")).remarks == [
                PrintRemark(offset: 0, kind: .controlCharacters([0, 0, 7]))
            ])
    }

    /// Source: Epson ESC/POS: these work only at the beginning of a line.
    @Test(arguments: [(esc("a", 1), "ESC a"), (esc("{", 1), "ESC {"), (gs("L", 8, 0), "GS L"), (gs("V", 0), "GS V")])
    func remarksWhatComesTooLateInALine(command: [UInt8], name: String) {
        let paper = paper(text("x") + command + lineFeed)
        #expect(
            paper.remarks == [PrintRemark(offset: 1, kind: .ineffective(command: name, .notAtLineStart))])
        #expect(paper.lines == ["x"])
    }

    @Test func remarksTextThatNothingPrints() {
        #expect(paper(text("gone") + esc("@")).remarks == [PrintRemark(offset: 4, kind: .lostText("gone"))])
        #expect(paper(text("gone")).remarks == [PrintRemark(offset: 4, kind: .lostText("gone"))])
    }

    @Test func remarksQuestions() {
        #expect(
            paper([0x10, 4, 1] + gs("r", 49) + gs("a", 255)).remarks.map(\.kind) == [
                .request("DLE EOT"), .request("GS r"), .request("GS a"),
            ])
    }

    @Test func printsAPage() {
        let page =
            esc("L") + esc("W", 0, 0, 0, 0, 64, 2, 100, 0) + gs("$", 20, 0) + text("in") + lineFeed + text("side")
        let paper = paper(text("before\n") + page + [0x0C] + text("after\n"))
        #expect(paper.lines == ["before", "in", "side", "after"])
        #expect(paper.remarks.map(\.kind) == [.pageMode(.begins), .pageMode(.ends)])
    }

    @Test(arguments: [esc("S"), esc("@")])
    func forgetsAPageThatIsNotPrinted(command: [UInt8]) {
        let paper = paper(esc("L") + text("in\n") + command + text("after\n"))
        #expect(paper.lines == ["after"])
        #expect(paper.remarks.last?.kind == .pageMode(.discarded))
    }

    @Test func clearsAPage() {
        #expect(paper(esc("L") + text("one\n") + [0x18] + text("two") + [0x0C]).lines == ["two"])
    }

    @Test func leavesAloneWhatIsForTheDisplay() {
        let paper = paper(esc("=", 2) + text("Hello\n") + gs("V", 0) + esc("=", 1) + text("a\n"))
        #expect(paper.elements.count == 2)
        #expect(paper.lines == ["a"])
        #expect(paper.remarks.map(\.kind) == [.otherDevice(byteCount: 9)])
    }

    @Test(
        arguments: [
            (text("\u{1B}"), "ESC", 1), (esc("a"), "ESC a", 1), (esc("p", 0), "ESC p", 2), (gs("(k", 4), "GS ( k", 1),
            (gs("(k", 10, 0, 49), "GS ( k", 9), (gs("v0", 0, 2, 0, 2, 0, 1), "GS v", 3),
            (esc("*", 33, 10, 0, 1), "ESC *", 29),
            (gs("8L", 0, 0, 0, 1, 48), "GS 8 L", 16_777_215), (gs("k", 4) + text("ABC"), "GS k", 1),
            (fs("2", 1, 2), "FS 2", 72),
            ([0x10, 4], "DLE 0x4", 1), (esc("D", 8), "ESC D", 1),
        ] as [([UInt8], String, Int)])
    func remarksCommandsThatEndTooEarly(bytes: [UInt8], name: String, missing: Int) {
        #expect(
            paper(bytes).remarks == [PrintRemark(offset: 0, kind: .incomplete(command: name, missingBytes: missing))])
    }
}
