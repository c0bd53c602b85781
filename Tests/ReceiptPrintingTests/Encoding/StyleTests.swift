import ReceiptContent
import ReceiptModel
import ReceiptPrinting
import Testing

@Suite struct StyleTests {
    /// Equal signs around it, bold and of double height, and back to normal before what follows.
    @Test func setsTheTotalBoldAndTall() throws {
        let printed = try Slip.amount("Total", "$5.00", "USD", kind: .total).printed(on: TestPrinter.profile())
        let rule = [UInt8](repeating: UInt8(ascii: "="), count: 32) + [0x0A]
        let total = Array(("Total" + String(repeating: " ", count: 22) + "$5.00\n").utf8)
        #expect(
            printed == rule + [0x1B, 0x45, 1, 0x1D, 0x21, 1] + total + [0x1B, 0x45, 0, 0x1D, 0x21, 0] + rule)
    }

    @Test func usesTheOneCommandOfImpactPrinters() throws {
        let profile = try #require(PrinterProfile.named("epson-tm-u220"))
        let file = try Slip.amount("Total", "$5.00", "USD", kind: .total).rendered(as: .escpos(profile: profile))
        // ESC ! with emphasis (8) and double height (16).
        #expect(file.bytes.contains([0x1B, 0x21, 24]))
        #expect(!file.bytes.contains([0x1D, 0x21]))
    }

    @Test(arguments: [
        ("epson-tm-t88v", [0x1D, 0x56, 66, 0]), ("generic-58mm", [0x1B, 0x64, 4]),
    ])
    func cutsAsThePrinterCan(id: String, end: [UInt8]) throws {
        let profile = try #require(PrinterProfile.named(id))
        let file = try Slip.paragraphs("x").rendered(as: .escpos(profile: profile))
        #expect(file.bytes.suffix(end.count) == end[...])
        let uncut = try Slip.paragraphs("x").rendered(as: .escpos(profile: profile, options: EscPosOptions(cut: .none)))
        #expect(uncut.bytes.last == 0x0A)
    }

    @Test(arguments: [(EscPosOptions.Drawer.first, UInt8(0)), (.second, 1)])
    func opensADrawerFirst(drawer: EscPosOptions.Drawer, pin: UInt8) throws {
        let profile = try TestPrinter.profile()
        let file = try Slip.paragraphs("x").rendered(
            as: .escpos(profile: profile, options: EscPosOptions(drawer: drawer)))
        #expect(file.bytes.starts(with: profile.testPreamble + [0x1B, 0x70, pin, 25, 250, UInt8(ascii: "x")]))
    }

    @Test func opensNoDrawerUnasked() throws {
        let file = try Slip.paragraphs("x").rendered(as: .escpos(profile: TestPrinter.profile()))
        #expect(!file.bytes.contains([0x1B, 0x70]))
    }

    /// A printer in Kanji mode would take two letters with accents for one ideograph.
    @Test func endsTheKanjiModeOfPrintersThatStartInIt() throws {
        let profile = try #require(PrinterProfile.named("generic-80mm"))
        let file = try Slip.paragraphs("é").rendered(as: .escpos(profile: profile))
        #expect(file.bytes.starts(with: [0x1B, 0x40, 0x1C, 0x2E]))
    }

    /// In Shift JIS, FS . ends nothing: é of a page would be half an ideograph.
    @Test func leavesShiftJISForACodePage() throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v-japan"))
        let file = try Slip.paragraphs("税é").rendered(as: .escpos(profile: profile))
        #expect(file.bytes.contains([0x90, 0xC5, 0x1C, 0x2E, 0x1C, 0x43, 0, 0x82]))
    }

    @Test func selectsShiftJIS() throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v-japan"))
        let file = try Slip.paragraphs("税").rendered(as: .escpos(profile: profile))
        #expect(file.bytes.contains([0x1C, 0x26, 0x1C, 0x43, 1, 0x90, 0xC5]))
    }

    @Test func printsNarrowFontInItsColumns() throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v"))
        let options = EscPosOptions(font: .b, cut: .none)
        let file = try Slip.amount("Total", "$5.00", "USD", kind: .total).rendered(
            as: .escpos(profile: profile, options: options))
        #expect(file.bytes.contains([UInt8](repeating: UInt8(ascii: "="), count: 56)))
        #expect(!file.bytes.contains([UInt8](repeating: UInt8(ascii: "="), count: 57)))
        #expect(file.bytes.contains([0x1B, 0x21, 1]))
    }

    @Test func saysWhatDoesNotFit() throws {
        let amount = String(repeating: "9", count: 33)
        #expect { try Slip.amount("x", amount, "USD").rendered(as: .escpos(profile: TestPrinter.profile())) } throws: {
            guard case PrintingError.layout(.tooNarrow(columns: 32, needed: 33, _)) = $0 else { return false }
            return true
        }
    }
}

extension [UInt8] {
    /// Whether `part` stands in it as a whole.
    func contains(_ part: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}
