import Testing

@testable import ReceiptPrinting

@Suite struct TextDecodingTests {
    private func paper(_ bytes: [UInt8], for printer: DecodedPrinter = .standard) -> PrintedPaper {
        EscPosDecoder(for: printer).decode(bytes)
    }

    private func firstText(_ bytes: [UInt8]) throws -> PrintedLine.Text {
        guard case .line(let line)? = paper(bytes).elements.first else { throw NoLine() }
        return try #require(line.texts.first)
    }

    private struct NoLine: Error {}

    @Test func readsPlainLines() {
        #expect(paper(text("Coffee\nTea\r\n\n")).lines == ["Coffee", "Tea", ""])
    }

    // MARK: Code pages

    @Test(
        arguments: [
            (0, [0x82], "é"), (2, [0x9C, 0xBE], "£¥"), (16, [0x80, 0xE9], "€é"), (19, [0xD5], "€"), (17, [0x80], "А"),
            (18, [0x88], "ł"), (1, [0xB1], "ｱ"), (13, [0xA7], "ğ"), (40, [0xA4], "€"), (30, [0xB9], "ạ"),
        ] as [(UInt8, [UInt8], String)])
    func readsTheSelectedPage(number: UInt8, bytes: [UInt8], expected: String) {
        #expect(paper(esc("t", number) + bytes + lineFeed).lines == [expected])
    }

    @Test func changesPagesInsideALine() throws {
        let bytes = text("5 ") + esc("t", 19) + [0xD5] + esc("t", 18) + text(" z") + [0x88] + lineFeed
        #expect(paper(bytes).lines == ["5 € zł"])
    }

    @Test func remarksAPageThatThePrinterLacks() {
        let paper = paper(esc("t", 200) + [0x80, 0x81] + text("a\n"))
        #expect(
            paper.remarks == [
                PrintRemark(offset: 0, kind: .unknownPage(200)),
                PrintRemark(offset: 3, kind: .unknownCharacters([0x80, 0x81], encoding: "page 200")),
            ])
        #expect(paper.lines == ["\u{FFFD}\u{FFFD}a"])
    }

    /// Source: Epson ESC/POS, table of international character sets.
    @Test(
        arguments: [
            (0, "#$@[\\]^`{|}~"), (1, "#$à°ç§^`éùè¨"), (2, "#$§ÄÖÜ^`äöüß"), (3, "£$@[\\]^`{|}~"), (7, "₧$@¡Ñ¿^`¨ñ}~"),
            (8, "#$@[¥]^`{|}~"), (13, "#$@[₩]^`{|}~"), (15, "#¥@[\\]^`{|}~"), (16, "₫$@[\\]^`{|}~"),
        ] as [(UInt8, String)])
    func readsInternationalSets(set: UInt8, expected: String) {
        #expect(paper(esc("R", set) + text("#$@[\\]^`{|}~\n")).lines == [expected])
    }

    @Test func remarksASetThatDoesNotExist() {
        #expect(
            paper(esc("R", 99)).remarks == [
                PrintRemark(offset: 0, kind: .ineffective(command: "ESC R", .outOfRange))
            ])
    }

    // MARK: Looks

    @Test(
        arguments: [
            (0x00, .a, 1, 1, 0, []), (0x01, .b, 1, 1, 0, []), (0x08, .a, 1, 1, 0, [.bold]), (0x10, .a, 1, 2, 0, []),
            (0x20, .a, 2, 1, 0, []), (0x80, .a, 1, 1, 1, []), (0xB9, .b, 2, 2, 1, [.bold]),
        ] as [(UInt8, TextStyle.Font, Int, Int, Int, TextStyle.Effects)])
    func readsPrintModes(
        mode: UInt8, font: TextStyle.Font, width: Int, height: Int, underline: Int, effects: TextStyle.Effects
    ) throws {
        let style = try firstText(esc("!", mode) + text("x\n")).style
        #expect(
            style
                == TextStyle(
                    font: font, widthScale: width, heightScale: height, underline: underline, effects: effects))
    }

    @Test(arguments: [(0x00, 1, 1), (0x01, 1, 2), (0x10, 2, 1), (0x33, 4, 4), (0x77, 8, 8)] as [(UInt8, Int, Int)])
    func readsCharacterSizes(size: UInt8, width: Int, height: Int) throws {
        let text = try firstText(gs("!", size) + text("x\n"))
        #expect(text.advance == 12 * width)
        #expect(text.height == 24 * height)
    }

    @Test(
        arguments: [
            (esc("E", 1), .bold), (esc("G", 1), .doubleStrike), (gs("B", 1), .reversed), (esc("{", 1), .upsideDown),
            (esc("V", 1), .rotated), (esc("r", 49), .secondColor), (esc("E", 0xFF), .bold),
        ] as [([UInt8], TextStyle.Effects)])
    func readsEffects(command: [UInt8], effect: TextStyle.Effects) throws {
        #expect(try firstText(command + text("x\n")).style.effects == effect)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (49, 1), (50, 2)] as [(UInt8, Int)])
    func readsUnderlines(value: UInt8, dots: Int) throws {
        #expect(try firstText(esc("-", value) + text("x\n")).style.underline == dots)
    }

    @Test func initializingForgetsEverything() throws {
        let bytes = esc("!", 0xB9) + esc("R", 2) + esc("t", 16) + gs("B", 1) + esc("@") + text("[") + [0x9C] + lineFeed
        let text = try firstText(bytes)
        #expect(text.string == "[£")
        #expect(text.style == TextStyle(font: .a, widthScale: 1, heightScale: 1, underline: 0, effects: []))
    }

    // MARK: Two bytes a character

    @Test func readsShiftJIS() {
        let printer = DecodedPrinter(doubleByte: .japanese)
        // 領収書 and half-width katakana.
        let bytes = fs("C", 1) + [0x97, 0xCC, 0x8E, 0xFB, 0x8F, 0x91] + esc("t", 1) + [0xB1] + lineFeed
        #expect(paper(bytes, for: printer).lines == ["領収書ｱ"])
    }

    @Test func readsJISBetweenItsCommands() {
        let printer = DecodedPrinter(doubleByte: .japanese)
        let bytes = text("a") + fs("&") + [0x30, 0x21, 0x24, 0x22] + fs(".") + text("0!\n")
        #expect(paper(bytes, for: printer).lines == ["a亜あ0!"])
    }

    @Test func readsChineseWhileItsModeIsOn() throws {
        let gb = try #require(DoubleByteSet.gb18030)
        let printer = DecodedPrinter(doubleByte: .switched(gb, startsOn: false))
        let bytes = fs("&") + [0xB7, 0xA2, 0xC6, 0xB1] + text("1") + fs(".") + [0x82] + lineFeed
        #expect(paper(bytes, for: printer).lines == ["发票1é"])
    }

    @Test func widensKanji() throws {
        let gb = try #require(DoubleByteSet.gb18030)
        let printer = DecodedPrinter(doubleByte: .switched(gb, startsOn: true))
        let paper = paper(fs("!", 0x0C) + [0xB7, 0xA2] + lineFeed, for: printer)
        guard case .line(let line)? = paper.elements.first else { throw NoLine() }
        #expect(line.texts.map(\.advance) == [48])
        #expect(line.height == 48)
    }

    /// Source: Epson ESC/POS: ESC ! and ESC - leave Kanji alone, GS ! does not.
    @Test(
        arguments: [
            (esc("!", 0xB0) + fs("&"), 24, 24, 0), (gs("!", 0x11) + fs("&"), 48, 48, 0),
            (fs("-", 2) + fs("&"), 24, 24, 2),
            (gs("!", 0x11) + fs("!", 0) + fs("&"), 24, 24, 0), (fs("W", 1) + fs("&"), 48, 48, 0),
            (fs("(A", 2, 0, 48, 50) + fs("&"), 16, 16, 0),
        ] as [([UInt8], Int, Int, Int)])
    func sizesKanjiByItsOwnCommands(command: [UInt8], advance: Int, height: Int, underline: Int) throws {
        let paper = paper(command + [0x30, 0x21] + lineFeed, for: DecodedPrinter(doubleByte: .japanese))
        guard case .line(let line)? = paper.elements.first else { throw NoLine() }
        let text = try #require(line.texts.first)
        #expect(text.advance == advance)
        #expect(text.height == height)
        #expect(text.style.underline == underline)
    }

    @Test func readsUTF8AfterItsCommand() {
        let bytes = fs("(C", 2, 0, 48, 50) + text("€ 請求 ₹\n") + fs("(C", 2, 0, 48, 49) + [0x82] + lineFeed
        #expect(paper(bytes).lines == ["€ 請求 ₹", "é"])
    }

    // MARK: Places

    @Test(arguments: [(0, 0), (1, 576 - 60), (2, 576 - 60)] as [(UInt8, Int)])
    func alignsLines(value: UInt8, room: Int) throws {
        let paper = paper(esc("a", value) + text("12345\n"))
        guard case .line(let line)? = paper.elements.first else { throw NoLine() }
        #expect(line.spans.first?.x == (value == 1 ? room / 2 : room))
    }

    @Test func tabsStandEveryEightCharacters() throws {
        let paper = paper(text("a\tb\tc\n"))
        guard case .line(let line)? = paper.elements.first else { throw NoLine() }
        #expect(line.spans.map(\.x) == [0, 96, 192])
    }

    @Test func tabsStandWhereTheyAreSet() throws {
        let paper = paper(esc("D", 10, 30, 0) + text("a\tb\tc\td\n"))
        guard case .line(let line)? = paper.elements.first else { throw NoLine() }
        #expect(line.spans.map(\.x) == [0, 120, 360])
        #expect(line.text == "a b cd")
    }

    @Test func aTabThatDoesNotRiseEndsTheList() {
        #expect(paper(esc("D", 10, 100) + text("Beer\n")).lines == ["Beer"])
        #expect(paper(esc("D", 90) + text("Beer\n")).lines == ["Beer"])
    }

    @Test func movesToPlaces() throws {
        let bytes = text("a") + esc("$", 100, 1) + text("b") + esc("\\", 0xF4, 0xFF) + text("c\n")
        guard case .line(let line)? = paper(bytes).elements.first else { throw NoLine() }
        // 12 dots back from where b ends.
        #expect(line.spans.map(\.x) == [0, 356, 356])
    }

    @Test func keepsMarginAndArea() throws {
        let bytes = gs("L", 48, 0) + gs("W", 120, 0) + esc("a", 2) + text("ab\n")
        guard case .line(let line)? = paper(bytes).elements.first else { throw NoLine() }
        #expect(line.spans.first?.x == 48 + 120 - 24)
    }

    @Test func wrapsWhereThereIsNoRoom() {
        let long = String(repeating: "0123456789", count: 5)
        let paper = paper(text(long) + lineFeed)
        #expect(paper.lines == [String(long.prefix(48)), "89"])
    }

    @Test func spacesCharacters() throws {
        #expect(try firstText(esc(" ", 4) + text("ab\n")).advance == 16)
    }

    // MARK: Paper

    @Test func feeds() {
        let bytes = text("a") + esc("d", 3) + esc("J", 50) + esc("3", 60) + text("b\n") + esc("2") + text("c\n")
        let expected: [Int] = paper(bytes).elements.map { element in
            switch element {
            case .line(let line): line.advance
            case .feed(let dots): dots
            default: -1
            }
        }
        #expect(expected == [90, 50, 60, 30])
    }

    @Test func aTallLineNeedsItsHeight() throws {
        guard case .line(let line)? = paper(gs("!", 0x03) + text("x\n")).elements.first else { throw NoLine() }
        #expect(line.advance == 96)
    }
}
