import ReceiptContent
import ReceiptModel
import ReceiptPrinting
import Testing

/// No text of sellers and buyers reaches the printer as a command.
@Suite struct CommandInjectionTests {
    @Test(arguments: [
        ("Coffee\u{1B}p\u{0}\u{19}úX", "CoffeepúX"), ("Tea\u{1D}V\u{0}", "TeaV"),
        ("Line1\nTOTAL 0.00", "Line1 TOTAL 0.00"),
        ("Bell\u{7}", "Bell"), ("Tab\there", "Tab here"), ("DLE\u{10}\u{14}\u{1}\u{0}\u{1}", "DLE"),
        ("C1\u{9B}x\u{85}y", "C1x y"), ("FS\u{1C}&\u{1C}.", "FS&."), ("FF\u{C}x", "FF x"), ("DEL\u{7F}", "DEL"),
    ])
    func leavesOnlyText(text: String, expected: String) throws {
        let profile = try TestPrinter.profile(pages: [(0, "CP437")])
        let file = try Slip.paragraphs(text).rendered(as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        let printed = Array(file.bytes.dropFirst(profile.testPreamble.count))
        // ú is A3 on page 437.
        #expect(printed == expected.unicodeScalars.map { $0 == "ú" ? 0xA3 : UInt8($0.value) } + [0x0A])
        #expect(!file.issues.isEmpty)
    }

    /// Words of our own come from bundles that a user may override: they are no more trusted.
    @Test func leavesNoCommandInLabelsEither() throws {
        var builder = DocumentBuilder(
            kind: .receipt, family: nil, languages: [.undetermined], direction: .leftToRight, lineCount: 1)
        builder.title(builder.text("Receipt\u{1B}@\u{1D}V\u{0}", .label))
        let profile = try TestPrinter.profile()
        let file = try builder.finish().rendered(as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        let printed = file.bytes.dropFirst(profile.testPreamble.count)
        #expect(Array(printed).contains(Array("Receipt@V\n".utf8)))
        #expect(Set(file.issues.map(\.codePoint)) == ["U+001B", "U+001D", "U+0000"])
        #expect(file.issues.allSatisfy { $0.kind == .removedCharacter && $0.place == "blocks[0]" })
    }

    @Test func takesControlsOutOfTheCodesThatThePrinterDraws() throws {
        let profile = try TestPrinter.profile(codes: ["qr"])
        let file = try Slip.code(.qr, "A\u{1B}p\u{0}B").rendered(as: .escpos(profile: profile))
        #expect(file.bytes.contains([0x31, 0x50, 0x30] + Array("ApB".utf8)))
        #expect(
            file.issues.map(\.description) == [
                "blocks[0].payload: U+001B was removed; it could reorder or forge printed text.",
                "blocks[0].payload: U+0000 was removed; it could reorder or forge printed text.",
            ])
    }
}
