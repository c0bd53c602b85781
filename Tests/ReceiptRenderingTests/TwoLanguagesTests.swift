import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

/// Where the second language of a text stands, by hand for each width.
@Suite struct TwoLanguagesTests {
    private static let arabic = ("Subtotal", "المجموع الفرعي", "ar", TextDirection.rightToLeft)

    private func lines(_ columns: Int, _ direction: TextDirection = .leftToRight, _ make: (inout Draft) -> Void) throws
        -> [String]
    {
        var draft = Draft(direction == .leftToRight ? "en" : "ar", direction)
        make(&draft)
        return try draft.finish().rendered(as: .text(columns: ColumnCount(columns))).lines
    }

    private func sum(_ draft: inout Draft, _ leading: String, _ second: String, _ amount: String) {
        draft.builder.cell(.description, draft.label(leading, second, in: "de"))
        draft.builder.cell(.amount, draft.builder.text(amount, .amount))
        draft.builder.endRow(.sum)
        draft.block { .totals($0) }
    }

    @Test func standsBesideTheFirstWhereThereIsRoom() throws {
        #expect(
            try lines(33) { sum(&$0, "Subtotal", "Zwischensumme", "12.00") } == ["Subtotal / Zwischensumme    12.00"])
        #expect(try lines(30) { sum(&$0, "Subtotal", "Zwischensumme", "12.00") } == ["Subtotal / Zwischensumme 12.00"])
    }

    @Test func standsBelowTheFirstElsewhere() throws {
        #expect(
            try lines(29) { sum(&$0, "Subtotal", "Zwischensumme", "12.00") } == [
                "Subtotal                12.00", "Zwischensumme",
            ])
    }

    @Test func wrapsEachLanguageByItself() throws {
        #expect(
            try lines(24) {
                sum(&$0, "Amount before discount", "Betrag vor Abzug des Rabatts", "1,000.00")
            } == ["Amount before   1,000.00", "discount", "Betrag vor", "Abzug des", "Rabatts"])
    }

    @Test func keepsTheAmountWholeBelowALabelThatLeavesItNoRoom() throws {
        #expect(
            try lines(24) { sum(&$0, "Rechnungsgesamtbetrag", "Total", "12.345.678,90\u{A0}€") } == [
                "Rechnungsgesamtbetrag", "Total    12.345.678,90\u{A0}€",
            ])
    }

    @Test func stacksLabelsOfValuesTheSameWay() throws {
        let made: (inout Draft) -> Void = { draft in
            draft.builder.cell(.description, draft.label("Date and time", "Datum und Uhrzeit", in: "de"))
            draft.builder.cell(.value, draft.builder.text("1 July", .date))
            draft.builder.endRow(.entry)
            draft.block { .facts($0) }
        }
        #expect(try lines(42, .leftToRight, made) == ["Date and time / Datum und Uhrzeit   1 July"])
        #expect(try lines(32, .leftToRight, made) == ["Date and time             1 July", "Datum und Uhrzeit"])
    }

    // Source: UAX #9, by hand: the slash stands between the languages whichever way the line reads.
    @Test func readsRightInBothDirections() throws {
        let leftToRight = try lines(30) { draft in
            draft.builder.cell(.description, draft.label("Total 2", "الإجمالي ٢", in: "ar", .rightToLeft))
            draft.builder.cell(.amount, draft.builder.text("9.99", .amount))
            draft.builder.endRow(.sum)
            draft.block { .totals($0) }
        }
        #expect(leftToRight == ["Total 2 / \u{2067}الإجمالي ٢\u{2069}      9.99"])
        #expect(try leftToRight[0].seenLeftToRight() == "Total 2 / ٢ يلامجإلا      9.99")
        let rightToLeft = try lines(30, .rightToLeft) { draft in
            draft.builder.cell(.description, draft.label("الإجمالي ٢", "Total 2", in: "en"))
            draft.builder.cell(.amount, draft.builder.text("9.99", .amount))
            draft.builder.endRow(.sum)
            draft.block { .totals($0) }
        }
        #expect(try rightToLeft[0].seenRightToLeft() == "9.99      Total 2 / ٢ يلامجإلا")
    }

    @Test func centersTitlesOnOneLineOrOnTwo() throws {
        let made: (inout Draft) -> Void = { draft in
            draft.builder.title(draft.label("Simplified invoice", "Kleinbetragsrechnung", in: "de"))
        }
        #expect(try lines(43, .leftToRight, made) == [" Simplified invoice / Kleinbetragsrechnung"])
        #expect(try lines(32, .leftToRight, made) == ["       Simplified invoice", "      Kleinbetragsrechnung"])
    }

    @Test func stacksTheHeadingsOfColumns() throws {
        let lines = try lines(44) { draft in
            draft.builder.cell(.description, draft.label("Taxes", "Steuern", in: "de"))
            draft.builder.cell(.rate, draft.label("Rate", "Satz", in: "de"))
            draft.builder.cell(.net, draft.label("Taxable", "Grundlage", in: "de"))
            draft.builder.cell(.tax, draft.builder.text("Tax", .label))
            draft.builder.endRow(.heading)
            draft.row(.entry, [(.description, "VAT"), (.rate, "19%"), (.net, "10.00"), (.tax, "1.90")])
            draft.block { .taxes($0) }
        }
        #expect(
            lines == [
                "Taxes                  Rate    Taxable   Tax",
                "Steuern                Satz  Grundlage",
                "VAT                     19%      10.00  1.90",
            ])
    }

    @Test func marksPaperInBoth() throws {
        var draft = Draft("en", kind: .copy)
        draft.builder.mark(draft.label("COPY", "KOPIE", in: "de"))
        #expect(
            try draft.finish().rendered(as: .text(columns: ColumnCount(30))).lines == ["     *** COPY / KOPIE ***"])
    }

    @Test func givesTheTextOfEachLanguage() throws {
        var draft = Draft("en")
        let both = draft.label("Total", "Summe", in: "de")
        let one = draft.builder.text("Tax", .label)
        let document = draft.finish()
        #expect(document.string(of: both) == "Total / Summe")
        #expect(document.languages(of: both).map(document.string(of:)) == ["Total", "Summe"])
        #expect(document.languages(of: one) == [one])
        #expect(document.languages(of: .empty) == [])
    }
}
