import ReceiptContent
import ReceiptICU
import ReceiptModel
import ReceiptRendering
import Testing

/// Text for devices that print from left to right whatever they get.
@Suite struct VisualTextTests {
    private func lines(_ document: ReceiptDocument, _ columns: Int) throws -> [String] {
        try document.rendered(as: .text(columns: ColumnCount(columns), bidi: .visual)).lines
    }

    // By hand, by UAX #9: labels end at the right edge, amounts begin at the left.
    @Test func mirrorsAHebrewReceipt() throws {
        var draft = Draft("he-IL", .rightToLeft)
        draft.title("קבלה")
        draft.entry("מספר", value: "2024-001", .identifier)
        draft.block { .facts($0) }
        draft.item("קפה (גדול)", "\u{200F}12.00\u{A0}\u{200F}₪")
        draft.item("Latte 250", "\u{200F}\u{200E}-5.00\u{A0}\u{200F}₪")
        draft.text(.note, "ללא סוכר", .userText)
        draft.block { .items($0) }
        let document = draft.finish()
        #expect(
            try lines(document, 24).map(\.plainSpaces) == [
                "          הלבק",
                "",
                "2024-001            רפסמ",
                "------------------------",
                "₪ 12.00       (לודג) הפק",
                "₪ -5.00        Latte 250",
                "              רכוס אלל",
                "------------------------",
            ])
    }

    // Lam and alef are one character: the amount still begins at the left edge and the label still ends at the right.
    // Source: The Unicode Standard, section 9.2, for the forms.
    @Test func shapesArabicBeforeItMeasuresIt() throws {
        var draft = Draft("ar-EG", .rightToLeft)
        draft.row(.sum, [(.description, "الإجمالي"), (.amount, "١٢٫٥٠")])
        draft.block { .totals($0) }
        #expect(
            try lines(draft.finish(), 24) == [
                "١٢٫٥٠            \u{FEF2}\u{FEDF}\u{FE8E}\u{FEE4}\u{FE9F}\u{FEF9}\u{FE8D}"
            ])
    }

    @Test func keepsALeftToRightReceiptAtTheLeft() throws {
        var draft = Draft("en")
        draft.item("קפה 250", "3.50")
        draft.item("Tea", "2.00")
        draft.block { .items($0) }
        #expect(try lines(draft.finish(), 24).dropLast() == ["250 הפק             3.50", "Tea                 2.00"])
    }

    @Test func shapesThePayloadsOfCodes() throws {
        var draft = Draft("ar-EG", .rightToLeft)
        draft.builder.code(
            CodeBlock(kind: .qr, payload: "سلام 12", alternative: draft.builder.text("رمز", .label), caption: .empty))
        let printed = try lines(draft.finish(), 24)
        #expect(printed[1].hasSuffix(" 12 \u{FEE1}\u{FEFC}\u{FEB3}"))
    }

    // MARK: Every document

    @Test(arguments: TextRendererPropertyTests.seeds, [TextDirection.leftToRight, .rightToLeft])
    func holds(seed: UInt64, direction: TextDirection) throws {
        let odd = OddDocument(seed: seed, direction: direction)
        for columns in [24, 32, 42, 48, 80] {
            let lines = try lines(odd.document, columns)
            #expect(lines.filter { $0.cells > columns } == [])
            #expect(lines.filter { $0.hasSuffix(" ") } == [])
            #expect(lines.filter(\.holdsBidiControls) == [])
            var rest = lines[...]
            for amount in odd.amounts {
                let shaped = try ArabicShaping.text(of: amount)
                let seen = try direction == .rightToLeft ? shaped.seenRightToLeft() : shaped.seenLeftToRight()
                guard let found = rest.firstIndex(where: { $0.contains(seen) }) else {
                    Issue.record("\(amount) is not whole at \(columns) columns")
                    return
                }
                rest = rest[found...]
            }
        }
    }

    // Source: ICU's own reordering of the logical lines, wherever there is no Arabic letter to shape.
    @Test(arguments: TextRendererPropertyTests.seeds, [TextDirection.leftToRight, .rightToLeft])
    func agreesWithICU(seed: UInt64, direction: TextDirection) throws {
        let document = OddDocument(seed: seed, direction: direction).document
        // So wide that a ligature moves no word to another line.
        let columns = 250
        let logical = try document.rendered(as: .text(columns: ColumnCount(columns))).lines
        let visual = try lines(document, columns)
        let isRightToLeft = direction == .rightToLeft
        try #require(logical.count == visual.count)
        for (line, seen) in zip(logical, visual) where !line.unicodeScalars.contains(where: Self.isSpecial) {
            var expected = try isRightToLeft ? line.seenRightToLeft() : line.seenLeftToRight()
            let width = expected.cells
            while expected.hasSuffix(" ") { expected.removeLast() }
            if isRightToLeft, !expected.isEmpty { expected = String(repeating: " ", count: columns - width) + expected }
            #expect(seen == expected)
        }
    }

    /// Arabic letters are shaped, and ICU takes clusters of several characters apart.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        (0x620...0x64A).contains(scalar.value) || (0x6CC...0x6D3).contains(scalar.value) || scalar.value == 0x61C
            || scalar.value >= 0x1F000
            || [.nonspacingMark, .enclosingMark, .spacingMark].contains(
                scalar.properties.generalCategory)
            || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
}
