import ReceiptICU
import Testing

@Suite struct TextExtentTests {
    // Source: UAX #11 with ICU 72.1's properties; one cell for half-width kana, two for full-width forms.
    @Test(arguments: [
        ("", 0), ("Total 9.99", 10),
        ("鶏の唐揚げ弁当・味噌汁付", 24), ("￥1,990", 7), ("¥1,990", 6), ("𠮷野家", 6), ("ｶﾞ", 2), ("ガ", 2),
        ("－１２３", 8), ("한국어", 6),
    ])
    func countsWideCharactersTwice(text: String, cells: Int) {
        #expect(TextExtent(of: text).cells == cells)
    }

    // Source: general categories Mn and Me; U+0E33 SARA AM is a letter (Lo) with a cell of its own.
    @Test(arguments: [
        ("สวัสดี", 4), ("น้ำแข็ง", 5), ("กำไร", 4), ("ข้าวผัด", 5), ("ເບຍລາວ", 6), ("e\u{301}", 1), ("שָׁלוֹם", 4),
        ("क\u{94D}\u{200D}ष", 2), ("می\u{200C}خواهم", 7),
    ])
    func countsMarksAndJoinersNot(text: String, cells: Int) {
        #expect(TextExtent(of: text).cells == cells)
    }

    // Source: UTS #51; a sequence is shown as one picture of two cells.
    @Test(arguments: [
        ("👩\u{200D}👩\u{200D}👦\u{200D}👦", 2), ("👍🏽", 2), ("🏃🏽\u{200D}♂\u{FE0F}", 2), ("❤\u{FE0F}", 2), ("❤", 1),
        ("❤\u{FE0F}\u{200D}🔥", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("1\u{FE0F}\u{20E3}", 2), ("#\u{20E3}", 2),
        ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("👁\u{200D}🗨", 2), ("☕x☕", 5), ("🏽", 2),
        ("©", 1),
    ])
    func countsEmojiSequencesAsOnePicture(text: String, cells: Int) {
        #expect(TextExtent(of: text).cells == cells)
    }

    // Source: general categories Cf and Zs, East Asian Width A (ambiguous: one cell, as on Western devices) and W.
    @Test(arguments: [
        ("R\u{AD}R", 2), ("a\u{200B}b", 2), ("a\u{2060}b", 2), ("\u{FEFF}a", 1), ("1\u{A0}234", 5), ("1\u{202F}234", 5),
        ("a\u{2009}b", 3), ("a\u{3000}b", 4), ("§°±×", 4), ("①α", 2), ("…—", 2), ("、。", 4), ("𝒜", 1), ("🇩", 1),
        ("क्ष", 2), ("கி", 2), ("ក្រ", 2), ("မြန်", 3), ("\u{301}a", 1),
    ])
    func countsOtherCharactersByTheirCategory(text: String, cells: Int) {
        #expect(TextExtent(of: text).cells == cells)
    }

    // The same syllable, as one character and as its letters.
    @Test(arguments: ["\u{D55C}", "\u{1112}\u{1161}\u{11AB}", "\u{D558}\u{11AB}"])
    func countsHangulSyllablesAlikeInBothForms(text: String) {
        #expect(TextExtent(of: text).cells == 2)
    }

    @Test(arguments: ["\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202E}"])
    func countsBidiControlsNot(control: String) {
        let extent = TextExtent(of: "a\(control)b")
        #expect(extent.cells == 2)
        #expect(extent.shapes.contains(.bidiControl))
    }

    @Test(arguments: [
        ("abc", ScalarShape.leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft), ("12", .europeanDigit),
        ("١٢", .arabicDigit), ("۱۲", .europeanDigit), ("!…", ScalarShape()), ("日本", .leftToRight),
    ])
    func tellsWhichWayTextReads(text: String, expected: ScalarShape) {
        let directions: ScalarShape = [.leftToRight, .rightToLeft, .europeanDigit, .arabicDigit, .bidiControl]
        #expect(TextExtent(of: text).shapes.intersection(directions) == expected)
    }

    @Test func measuresPartsOfText() {
        let bytes = Array("Tee 日本".utf8)
        #expect(TextExtent(of: bytes, in: 4..<10).cells == 4)
    }

    @Test func readsBrokenSequencesAsOneCellEach() {
        #expect(TextExtent(of: [0x41, 0xE2, 0x82], in: 0..<3).cells == 3)
        #expect(TextExtent(of: [0x80, 0xFF], in: 0..<2).cells == 2)
    }
}
