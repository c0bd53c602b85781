import Testing

@testable import ReceiptPrinting

@Suite struct CodePageTests {
    @Test(arguments: CodePage.names)
    func opensEveryNameThatItLists(name: String) throws {
        let page = try #require(CodePage.named(name))
        #expect(page.name == name)
    }

    @Test(arguments: [
        ("PC437", "CP437"), ("cp-858", "CP858"), ("IBM850", "CP850"), ("windows-1252", "WPC1252"),
        ("CP1251", "WPC1251"),
        ("ISO_8859-15", "ISO8859-15"), ("RK1048", "KZ-1048"), ("TCVN-3", "TCVN-3-1"), ("PC1118", "CP774"),
        ("CP1119", "CP772"), ("WPC775", "CP775"), ("Katakana", "KATAKANA"),
    ])
    func takesOtherSpellings(spelling: String, name: String) {
        #expect(CodePage.named(spelling)?.name == name)
    }

    @Test(arguments: ["", "CP", "CP999", "UTF-8", "€"])
    func knowsNoOtherNames(name: String) {
        #expect(CodePage.named(name) == nil)
    }

    /// The whole upper half, against an implementation that shares nothing with ICU.
    @Test(arguments: try PythonCodec.all())
    func agreesWithPython(codec: PythonCodec) throws {
        let page = try #require(CodePage.named(codec.page))
        let differing = (0..<128).filter { page.scalar(for: UInt8(0x80 + $0)) != codec.upper[$0] }
        #expect(differing.map { 0x80 + $0 } == Self.leftOut[codec.page, default: []])
    }

    /// Bytes for which ICU and Python name different pictures.
    private static let leftOut = ["CP856": [0xFA], "CP864": [0xD7, 0xD8, 0xF1], "CP1125": [0xFA, 0xFB]]

    /// Source: Python 3.11's codecs; nil is what they refuse.
    @Test(
        arguments: [
            ("CP437", nil, 0x9C, 0x9D, 0x82, nil, nil), ("CP850", nil, 0x9C, 0xBE, 0x82, nil, nil),
            ("CP852", nil, nil, nil, 0x82, 0x88, nil), ("CP857", nil, 0x9C, 0xBE, 0x82, nil, 0xA7),
            ("CP858", 0xD5, 0x9C, 0xBE, 0x82, nil, nil), ("CP866", nil, nil, nil, nil, nil, nil),
            ("WPC1252", 0x80, 0xA3, 0xA5, 0xE9, nil, nil), ("ISO8859-15", 0xA4, 0xA3, 0xA5, 0xE9, nil, nil),
            ("WPC1250", 0x80, nil, nil, 0xE9, 0xB3, nil), ("WPC1254", 0x80, 0xA3, 0xA5, 0xE9, nil, 0xF0),
        ] as [(String, UInt8?, UInt8?, UInt8?, UInt8?, UInt8?, UInt8?)])
    func writesSignsOnlyWhereThePageHasThem(
        name: String, euro: UInt8?, pound: UInt8?, yen: UInt8?, eAcute: UInt8?, lStroke: UInt8?, gBreve: UInt8?
    ) throws {
        let page = try #require(CodePage.named(name))
        #expect(page.byte(for: "€") == euro)
        #expect(page.byte(for: "£") == pound)
        #expect(page.byte(for: "¥") == yen)
        #expect(page.byte(for: "é") == eAcute)
        #expect(page.byte(for: "ł") == lStroke)
        #expect(page.byte(for: "ğ") == gBreve)
    }

    @Test(arguments: CodePage.names)
    func writesWhatItReads(name: String) throws {
        let page = try #require(CodePage.named(name))
        let wrong = (0...255).map { UInt8($0) }.filter { byte in
            guard let scalar = page.scalar(for: byte), let written = page.byte(for: scalar) else { return false }
            // Thai and Arabic pages hold some pictures twice.
            return page.scalar(for: written) != scalar
        }
        #expect(wrong == [])
    }

    /// The signs that are most often put in place of another: no page has them.
    @Test(arguments: CodePage.names)
    func hasNoSignThatCameLater(name: String) throws {
        let page = try #require(CodePage.named(name))
        let later: [Unicode.Scalar] = ["₹", "₽", "₺", "₴", "₸", "₾", "₿", "\u{2212}", "\u{202F}", "\u{1F600}"]
        #expect(later.filter { page.byte(for: $0) != nil } == [])
    }

    @Test(arguments: CodePage.names)
    func keepsASCIIAndNoControls(name: String) throws {
        let page = try #require(CodePage.named(name))
        let wrong = (0..<0x80).map { UInt8($0) }.filter { byte in
            let isPrinted = (0x20...0x7E).contains(byte)
            return page.scalar(for: byte) != (isPrinted ? Unicode.Scalar(byte) : nil)
                || page.byte(for: Unicode.Scalar(byte)) != (isPrinted ? byte : nil)
        }
        #expect(wrong == [])
        #expect((0x80..<0xA0).allSatisfy { value in Unicode.Scalar(value).map { page.byte(for: $0) } == .some(nil) })
    }

    @Test func writesNothingThatTakesNoCellOrTwo() throws {
        let hebrew = try #require(CodePage.named("WPC1255"))
        #expect(hebrew.scalar(for: 0xC0) == "\u{5B0}")
        #expect(hebrew.byte(for: "\u{5B0}") == nil)
        let latin = try #require(CodePage.named("WPC1252"))
        #expect(latin.byte(for: "\u{AD}") == nil)
        let katakana = try #require(CodePage.named("KATAKANA"))
        #expect(katakana.scalar(for: 0xF1) == "円")
        #expect(katakana.byte(for: "円") == nil)
        #expect(katakana.byte(for: "ｱ") == 0xB1)
    }

    @Test func readsMicroAndMuFromOnePicture() throws {
        let page = try #require(CodePage.named("CP437"))
        #expect(page.byte(for: "\u{B5}") == 0xE6)
        #expect(page.byte(for: "\u{3BC}") == 0xE6)
    }

    /// Source: TCVN 5712:1993, the table VN3, as GNU libc has it in TCVN5712-1.
    @Test(
        arguments: [("ư", 0xAD), ("ơ", 0xAC), ("ạ", 0xB9), ("ế", 0xD5), ("ợ", 0xEE), ("ỵ", 0xFE)]
            as [(Unicode.Scalar, UInt8)])
    func writesVietnamese(scalar: Unicode.Scalar, byte: UInt8) {
        #expect(CodePage.named("TCVN-3-1")?.byte(for: scalar) == byte)
        let capital = scalar.properties.uppercaseMapping.unicodeScalars.first
        #expect(capital.flatMap { CodePage.named("TCVN-3-2")?.byte(for: $0) } == byte)
    }
}
