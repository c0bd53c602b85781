import ReceiptContent
import ReceiptPrinting
import Testing

/// Which bytes print a character, with `ESC t` where another page is needed.
@Suite struct CodePageChoiceTests {
    /// One page, one character on it. The bytes are those of Python's codecs.
    @Test(arguments: [
        ("CP858", "€", 0xD5), ("WPC1252", "€", 0x80), ("ISO8859-15", "€", 0xA4),
        ("CP437", "£", 0x9C), ("CP850", "£", 0x9C), ("CP858", "£", 0x9C), ("CP857", "£", 0x9C), ("WPC1252", "£", 0xA3),
        ("CP437", "¥", 0x9D), ("CP850", "¥", 0xBE), ("WPC1252", "¥", 0xA5),
        ("CP437", "é", 0x82), ("CP852", "é", 0x82), ("WPC1252", "é", 0xE9), ("CP852", "ł", 0x88), ("CP857", "ğ", 0xA7),
        ("WPC1252", "’", 0x92), ("CP866", "Ж", 0x86), ("WPC1251", "Ж", 0xC6), ("CP737", "Ω", 0x97),
    ])
    func usesThePagesOwnByte(page: String, character: String, byte: Int) throws {
        let profile = try TestPrinter.profile(pages: [(7, page)])
        #expect(try Slip.paragraphs("a\(character)b").printed(on: profile) == [0x61, UInt8(byte), 0x62, 0x0A])
    }

    @Test func staysOnThePageThatHoldsEverything() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (19, "CP858")])
        // ü is 81 on both pages, € only on 858; there all that follows stays.
        #expect(
            try Slip.paragraphs("für", "5 €", "für").printed(on: profile)
                == Array("f".utf8) + [0x81, 0x72, 0x0A]
                + Array("5 ".utf8) + [0x1B, 0x74, 19, 0xD5, 0x0A]
                + Array("f".utf8) + [0x81, 0x72, 0x0A])
    }

    @Test func changesThePageWithinALine() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (17, "CP866"), (18, "CP852"), (19, "CP858")])
        // Cyrillic, Polish and the euro are on three pages.
        #expect(
            try Slip.paragraphs("Ж ł €").printed(on: profile)
                == [0x1B, 0x74, 17, 0x86, 0x20, 0x1B, 0x74, 18, 0x88, 0x20, 0x1B, 0x74, 19, 0xD5, 0x0A])
    }

    @Test func looksAheadBeforeItChanges() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP866"), (2, "CP850"), (19, "CP858")])
        // é is on 850 and 858, but the line also has a euro sign.
        #expect(
            try Slip.paragraphs("é €").printed(on: profile) == [0x1B, 0x74, 19, 0x82, 0x20, 0xD5, 0x0A])
    }

    /// No-break spaces of amounts are spaces, and the minus sign a hyphen, without a change of the page.
    @Test(arguments: [
        ("1\u{202F}234,50", "1 234,50"), ("1\u{A0}234,50", "1 234,50"), ("\u{2212}5", "-5"), ("1\u{2009}%", "1 %"),
        ("a\u{2011}b", "a-b"), ("a\u{2013}b", "a-b"), ("l\u{2019}eau", "l'eau"), ("“x”", "\"x\""),
        ("•••• 4242", "**** 4242"),
        ("2\u{D7}3", "2x3"), ("a\u{AD}b", "ab"), ("a\u{200D}b", "ab"), ("\u{2068}x\u{2069}", "x"),
    ])
    func printsTypographyAsWhatItMeans(text: String, expected: String) throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP866")])
        let printed = try Slip.paragraphs(text).rendered(
            as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        #expect(Array(printed.bytes.dropFirst(profile.testPreamble.count)) == Array(expected.utf8) + [0x0A])
        #expect(printed.issues.isEmpty)
    }

    @Test func prefersThePagesOwnQuotesButAPlainSpace() throws {
        let profile = try TestPrinter.profile(pages: [(16, "WPC1252")])
        #expect(try Slip.paragraphs("1\u{A0}’•").printed(on: profile) == [0x31, 0x20, 0x92, 0x95, 0x0A])
    }

    /// A letter and a mark on it are the letter of the page.
    @Test(arguments: [
        ("cafe\u{301}", "WPC1252", [0x63, 0x61, 0x66, 0xE9]), ("u\u{308}", "CP437", [0x81]),
        ("Z\u{30C}", "CP852", [0xA6]), ("e\u{302}\u{301}", "TCVN-3-1", [0xD5]),
    ])
    func joinsMarksWithTheirLetter(text: String, page: String, bytes: [Int]) throws {
        let profile = try TestPrinter.profile(pages: [(3, page)])
        #expect(try Slip.paragraphs(text).printed(on: profile) == bytes.map { UInt8($0) } + [0x0A])
    }

    /// What the mapping tables of some systems would replace: nothing of it may come out as another letter.
    @Test(arguments: ["ł", "ș", "Ａ", "①", "½", "™", "ﬁ", "Æ", "÷"])
    func neverPrintsALetterForAnother(character: String) throws {
        let profile = try TestPrinter.profile(pages: [(17, "CP866")], raster: false)
        let file = try Slip.paragraphs(character).rendered(
            as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        let printed = file.bytes.dropFirst(profile.testPreamble.count)
        #expect(printed.allSatisfy { $0 == 0x20 || $0 == 0x0A })
        #expect(
            file.issues == [
                DocumentIssue(
                    kind: .unsupportedCharacter, place: "blocks[0]",
                    scalar: character.unicodeScalars.first)
            ])
    }
}
