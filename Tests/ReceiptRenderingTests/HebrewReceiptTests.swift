import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

// Source of the amounts: CLDR 42 (he-IL), with its marks; of what is seen: UAX #9.
@Suite struct HebrewReceiptTests {
    private func seen(_ make: (inout Draft) -> Void, columns: Int = 32) throws -> [String] {
        var draft = Draft("he-IL", .rightToLeft)
        make(&draft)
        let text = try draft.finish().rendered(as: .text(columns: .init(columns)))
        return try text.lines.map { try $0.seenRightToLeft().plainSpaces }
    }

    @Test func showsTheMinusBeforeTheAmount() throws {
        let lines = try seen { draft in
            draft.row(
                .total, [(.description, "סה\"כ"), (.amount, "\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪")])
            draft.block { .totals($0) }
        }
        #expect(lines[1] == "₪ -5,000.00                 כ\"הס")
    }

    @Test func keepsAnUnmarkedMinusWithItsNumber() throws {
        // An amount is isolated as it stands; its own marks decide, and without them the minus is where UAX #9 puts it.
        let lines = try seen { draft in
            draft.row(.sum, [(.description, "זיכוי"), (.amount, "\u{200E}-5,000.00")])
            draft.block { .totals($0) }
        }
        #expect(lines == ["-5,000.00                  יוכיז"])
    }

    @Test func keepsLatinLabelsAndNumbersApart() throws {
        // Without isolates the amount would join the letters before it (UAX #9, W7) and change places with them.
        let lines = try seen { draft in
            draft.row(.sum, [(.description, "VAT 17%"), (.amount, "17.00")])
            draft.block { .totals($0) }
        }
        #expect(lines == ["17.00                    VAT 17%"])
    }

    @Test func showsIdentifiersFromLeftToRight() throws {
        let lines = try seen { draft in
            draft.entry("מספר", value: "INV-2024-001/7", .identifier)
            draft.block { .facts($0) }
        }
        #expect(lines == ["INV-2024-001/7              רפסמ"])
    }
}
