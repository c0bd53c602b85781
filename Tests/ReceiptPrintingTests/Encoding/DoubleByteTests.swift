import ReceiptContent
import ReceiptPrinting
import Testing

/// Characters of two bytes. The bytes are those of Python's codecs.
@Suite struct DoubleByteTests {
    @Test(arguments: [
        ("SHIFT_JIS", "領収書", [0x97, 0xCC, 0x8E, 0xFB, 0x8F, 0x91]),
        ("GB18030", "收据", [0xCA, 0xD5, 0xBE, 0xDD]),
        ("BIG5", "收據", [0xA6, 0xAC, 0xBE, 0xDA]),
        ("KS_X_1001", "영수증", [0xBF, 0xB5, 0xBC, 0xF6, 0xC1, 0xF5]),
    ])
    func takesThePrintersCharacters(set: String, text: String, bytes: [Int]) throws {
        let profile = try TestPrinter.profile(doubleByte: set)
        // FS & once, and no change for the ASCII between.
        #expect(
            try Slip.paragraphs("\(text) 1 \(text)").printed(on: profile)
                == [0x1C, 0x26] + bytes.map { UInt8($0) } + Array(" 1 ".utf8) + bytes.map { UInt8($0) } + [0x0A])
    }

    @Test func leavesTheModeForACodePage() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (19, "CP858")], doubleByte: "SHIFT_JIS")
        // FS . before a byte of a page; é is on the first page, the euro sign on the second.
        #expect(
            try Slip.paragraphs("税é税€").printed(on: profile)
                == [0x1C, 0x26, 0x90, 0xC5, 0x1C, 0x2E, 0x82]
                + [0x1C, 0x26, 0x90, 0xC5, 0x1C, 0x2E, 0x1B, 0x74, 19, 0xD5, 0x0A])
    }

    @Test func printsKatakanaOfOneCell() throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437"), (1, "KATAKANA")], doubleByte: "SHIFT_JIS")
        #expect(
            try Slip.paragraphs("ｱ税").printed(on: profile)
                == [0x1B, 0x74, 1, 0xB1, 0x1C, 0x26, 0x90, 0xC5, 0x0A])
    }

    /// A character that the set prints on two cells must have two in the layout, too; else amounts would move.
    @Test func drawsWhatTheSetPrintsWider() throws {
        let profile = try TestPrinter.profile(doubleByte: "SHIFT_JIS")
        let rasterizer = RecordingRasterizer()
        _ = try Slip.paragraphs("Жж").printed(on: profile, rasterizer: rasterizer)
        #expect(rasterizer.lines.count == 1)
    }

    @Test func drawsWhatTheSetLacks() throws {
        let profile = try TestPrinter.profile(doubleByte: "SHIFT_JIS")
        let rasterizer = RecordingRasterizer()
        _ = try Slip.paragraphs("骆驼 😀", "税").printed(on: profile, rasterizer: rasterizer)
        #expect(rasterizer.lines.map(\.pieces.first?.text) == ["骆驼 😀"])
    }

    /// The fullwidth yen of Japanese amounts is a character of two cells.
    @Test func keepsAmountsInPlace() throws {
        let profile = try TestPrinter.profile(doubleByte: "SHIFT_JIS")
        let printed = try Slip.amount("合計", "￥1,935", "JPY", language: "ja").printed(on: profile)
        // 4 cells, 21 spaces, and 7 cells for the amount: 32.
        #expect(
            printed == [0x1C, 0x26, 0x8D, 0x87, 0x8C, 0x76] + [UInt8](repeating: 0x20, count: 21)
                + [0x81, 0x8F] + Array("1,935".utf8) + [0x0A])
    }
}
