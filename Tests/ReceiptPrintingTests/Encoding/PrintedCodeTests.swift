import ReceiptContent
import ReceiptModel
import ReceiptPrinting
import Testing

@Suite struct PrintedCodeTests {
    /// Functions 165, 167, 169, 180 and 181 of `GS ( k`, in the middle of the paper.
    @Test func drawsQRByThePrintersCommand() throws {
        let profile = try TestPrinter.profile(codes: ["qr"])
        let printed = try Slip.code(.qr, "https://example.com/r/42", caption: "Scan me").printed(on: profile)
        // 24 bytes fit into version 2: 25 modules and 8 of quiet zone, of 5 dots: half of 384 dots.
        let expected: [UInt8] =
            [0x1B, 0x61, 1, 0x1B, 0x4A, 20]
            + [0x1D, 0x28, 0x6B, 4, 0, 0x31, 0x41, 0x32, 0] + [0x1D, 0x28, 0x6B, 3, 0, 0x31, 0x43, 5]
            + [0x1D, 0x28, 0x6B, 3, 0, 0x31, 0x45, 0x31] + [0x1D, 0x28, 0x6B, 27, 0, 0x31, 0x50, 0x30]
            + Array("https://example.com/r/42".utf8) + [0x1D, 0x28, 0x6B, 3, 0, 0x31, 0x51, 0x30]
            + [0x1B, 0x4A, 20, 0x1B, 0x61, 0] + Array((String(repeating: " ", count: 12) + "Scan me\n").utf8)
        #expect(printed == expected)
    }

    /// Structured payloads have lines, which the counted data of the command carries.
    @Test func keepsLineEndsOfAPayload() throws {
        let payload = "BCD\n002\n1\nSCT"
        let printed = try Slip.code(.qr, payload).printed(on: TestPrinter.profile(codes: ["qr"]))
        #expect(printed.contains([0x31, 0x50, 0x30] + Array(payload.utf8)))
    }

    /// A printer reads bytes beyond ASCII as Kanji or in a page of its own.
    @Test(arguments: ["Übergröße", "領収書", "a\u{1D}b"])
    func drawsOtherPayloadsAsImages(payload: String) throws {
        let printed = try Slip.code(.qr, payload)
            .printed(on: TestPrinter.profile(codes: ["qr"]), rasterizer: RecordingRasterizer())
        #expect(printed.starts(with: [0x1D, 0x76, 0x30, 0]))
        #expect(!printed.contains([0x1D, 0x28, 0x6B]))
    }

    @Test func drawsQRAsAnImageForOtherPrinters() throws {
        let printed = try Slip.code(.qr, "x").printed(on: TestPrinter.profile(), rasterizer: RecordingRasterizer())
        // 29 modules of 6 dots with the quiet zone; the code itself is 126 dots wide and begins at dot 129.
        let rowBytes = (129 + 126 + 7) / 8
        #expect(printed.starts(with: [0x1D, 0x76, 0x30, 0, UInt8(rowBytes), 0, 128, 0]))
        // 174 rows in two bands: 128 and 46.
        #expect(printed.count == 8 + rowBytes * 128 + 8 + rowBytes * 46)
        // The quiet zone of 24 rows is white, and the next row dark from dot 129 to dot 254.
        let image = printed.dropFirst(8)
        #expect(image.prefix(rowBytes * 24).allSatisfy { $0 == 0 })
        let row = Array(image.dropFirst(rowBytes * 24).prefix(rowBytes))
        #expect(row == [UInt8](repeating: 0, count: 16) + [0x7F] + [UInt8](repeating: 0xFF, count: 14) + [0xFE])
    }

    @Test func spellsOutWhatNothingDraws() throws {
        let file = try Slip.code(.qr, "R-42").rendered(as: .escpos(profile: TestPrinter.profile()))
        #expect(file.bytes.contains(Array("R-42\n".utf8)))
        #expect(file.issues == [DocumentIssue(kind: .undrawnCode, place: "blocks[0]", scalar: nil)])
    }

    @Test func drawsCode128ByThePrintersCommand() throws {
        let printed = try Slip.code(.code128, "R{42").printed(on: TestPrinter.profile(codes: ["code128"]))
        #expect(printed.contains([0x1D, 0x48, 0, 0x1D, 0x77, 2, 0x1D, 0x68, 80]))
        #expect(printed.contains([0x1D, 0x6B, 73, 7] + Array("{BR{{42".utf8)))
    }

    /// 13 characters need 198 modules, which are more than 384 dots have with two dots each.
    @Test func drawsNoCode128ThatIsTooWide() throws {
        let profile = try TestPrinter.profile(codes: ["code128"])
        #expect(try Slip.code(.code128, "ABCDEFGHIJKL").printed(on: profile).contains([0x1D, 0x6B, 73]))
        #expect(try !Slip.code(.code128, "ABCDEFGHIJKLM").printed(on: profile).contains([0x1D, 0x6B, 73]))
    }

    @Test func drawsPDF417ByThePrintersCommand() throws {
        let printed = try Slip.code(.pdf417, "INVOICE 42").printed(on: TestPrinter.profile(codes: ["pdf417"]))
        #expect(printed.contains([0x1D, 0x28, 0x6B, 13, 0, 0x30, 0x50, 0x30] + Array("INVOICE 42".utf8)))
        #expect(printed.contains([0x1D, 0x28, 0x6B, 3, 0, 0x30, 0x51, 0x30]))
    }

    @Test func spellsOutAPayloadThatIsTooLong() throws {
        let payload = String(repeating: "x", count: 2332)
        let printed = try Slip.code(.qr, payload).printed(on: TestPrinter.profile(codes: ["qr"]))
        #expect(!printed.contains([0x1D, 0x28, 0x6B]))
        #expect(printed.count { $0 == UInt8(ascii: "x") } == 2332)
    }
}
