import ReceiptICU
import Testing

// Source of all expected orders: UAX #9, as ICU 72.1 resolves it.
@Suite struct VisualOrderTests {
    @Test(arguments: [
        ("סה\"כ -5,000.00 ₪", "₪ 5,000.00- כ\"הס"),
        ("סה\"כ \u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪", "₪\u{A0}-5,000.00 כ\"הס"),
        ("-5,000.00", "5,000.00-"),
        ("\u{200E}-5,000.00", "-5,000.00"),
    ])
    func showsWhyAHebrewMinusNeedsItsMarks(line: String, seen: String) throws {
        #expect(try VisualOrder.text(of: line, isRightToLeft: true) == seen)
    }

    @Test(arguments: [
        ("رقم 2024-001", "001-2024 مقر"),
        ("رقم \u{2066}2024-001\u{2069}", "2024-001 مقر"),
        ("מספר 2024-001", "2024-001 רפסמ"),
        ("مرجع 12-34-56", "56-34-12 عجرم"),
        ("مرجع \u{2066}12-34-56\u{2069}", "12-34-56 عجرم"),
        ("التاريخ 2024-03-04", "04-03-2024 خيراتلا"),
        ("التاريخ \u{2066}2024-03-04\u{2069}", "2024-03-04 خيراتلا"),
    ])
    func showsWhyNumbersInArabicNeedIsolates(line: String, seen: String) throws {
        #expect(try VisualOrder.text(of: line, isRightToLeft: true) == seen)
    }

    @Test(arguments: [
        ("Bruno\u{202E}knaB", "BrunoBank"),
        ("Item \u{202E}00.001$ - \u{202C}9.99", "Item 9.99 - $100.00"),
        ("Bruno\u{202E}knaB x 2   10.00", "Bruno00.01   2 x Bank"),
    ])
    func showsWhatOverridesForge(line: String, seen: String) throws {
        #expect(try VisualOrder.text(of: line, isRightToLeft: false) == seen)
    }

    @Test func mirrorsBrackets() throws {
        #expect(try VisualOrder.text(of: "א (ב)", isRightToLeft: true) == "(ב) א")
    }
}
