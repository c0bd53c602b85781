import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct TextRendererTests {
    private func lines(_ columns: Int, _ language: String = "en", _ make: (inout Draft) -> Void) throws -> [String] {
        var draft = Draft(language)
        make(&draft)
        return try draft.finish().rendered(as: .text(columns: ColumnCount(columns))).lines
    }

    // MARK: Names and amounts

    // By hand: 32 columns less an amount of 8 and one space leave 23 for names.
    @Test func wrapsALongNameInItsOwnColumn() throws {
        let lines = try lines(32) { draft in
            draft.item("Merino socks striped, gift box of three pairs, size 42", "9.99")
            draft.item("Wool", "1,000.00")
            draft.block { .items($0) }
        }
        #expect(
            lines.dropLast() == [
                "Merino socks striped,       9.99",
                "gift box of three",
                "pairs, size 42",
                "Wool                    1,000.00",
            ])
    }

    @Test func splitsAnEndlessWordBetweenClusters() throws {
        let word = String(repeating: "e\u{301}", count: 30)
        let lines = try lines(24) { draft in
            draft.text(.entry, word, .userText)
            draft.block { .paragraphs($0) }
        }
        #expect(lines == [String(repeating: "e\u{301}", count: 24), String(repeating: "e\u{301}", count: 6)])
    }

    @Test func putsAnAmountUnderALabelThatLeavesItNoRoom() throws {
        let lines = try lines(24) { draft in
            draft.row(.sum, [(.description, "Rechnungsgesamtbetrag"), (.amount, "12.345.678,90\u{A0}€")])
            draft.block { .totals($0) }
        }
        #expect(lines == ["Rechnungsgesamtbetrag", "         12.345.678,90\u{A0}€"])
    }

    @Test func takesTheShortLabelWhereTheLongOneDoesNotFit() throws {
        var draft = Draft("de")
        draft.builder.cell(
            .description, draft.builder.text("Umsatzsteuer-Identifikationsnummer", .label),
            short: draft.builder.text("USt-IdNr.", .label))
        draft.builder.cell(.value, draft.builder.text("DE123456789", .identifier))
        draft.builder.endRow(.entry)
        draft.block { .facts($0) }
        let document = draft.finish()
        #expect(
            try document.rendered(as: .text(columns: .narrow)).lines == ["USt-IdNr.            DE123456789"])
        #expect(
            try document.rendered(as: .text(columns: ColumnCount(46))).lines == [
                "Umsatzsteuer-Identifikationsnummer DE123456789"
            ])
    }

    @Test func putsALongValueUnderItsLabel() throws {
        let lines = try lines(24) { draft in
            draft.entry("Leistungszeitraum", value: "1.–31. Juli 2026", .date)
            draft.entry("Käufer", value: "Musterwerk Anlagenbau Gesellschaft mbH", .userText)
            draft.block { .facts($0) }
        }
        #expect(
            lines == [
                "Leistungszeitraum", "        1.–31. Juli 2026", "Käufer", "  Musterwerk Anlagenbau",
                "  Gesellschaft mbH",
            ])
    }

    @Test func leavesLinesToWriteOn() throws {
        let lines = try lines(24) { draft in
            draft.text(.blank, "Tip")
            draft.text(.blank, "Signature of customer")
            draft.block { .slip($0) }
        }
        #expect(lines == ["Tip ____________________", "Signature of customer", "________________________"])
    }

    @Test func marksACopyAcrossThePaper() throws {
        var draft = Draft("en", kind: .copy)
        draft.builder.mark(draft.builder.text("COPY", .label))
        draft.builder.mark(draft.builder.text("THIS IS NOT AN INVOICE", .label))
        let lines = try draft.finish().rendered(as: .text(columns: ColumnCount(24))).lines
        #expect(
            lines == [
                "      *** COPY ***", "", "************************", " THIS IS NOT AN INVOICE",
                "************************",
            ])
    }

    @Test func staysFreeOfControlsWhereAllReadsLeftToRight() throws {
        let lines = try lines(32) { draft in
            draft.item("Käse", "1\u{202F}234,50\u{A0}€")
            draft.entry("Nr.", value: "2024-001", .identifier)
            draft.block { .items($0) }
        }
        #expect(lines.filter(\.holdsBidiControls) == [])
    }

    // Source: UAX #9; without isolates the digits would be drawn into the right-to-left name.
    @Test func keepsTheAmountBesideARightToLeftName() throws {
        let lines = try lines(24) { draft in
            draft.item("קפה 250", "3.50")
            draft.block { .items($0) }
        }
        #expect(lines[0] == "\u{2067}קפה 250\u{2069}             3.50")
        #expect(try lines[0].seenLeftToRight() == "250 הפק             3.50")
    }

    // Source: UTR #36; the override is gone, the rest of the line is as printed.
    @Test func cannotBeReorderedByAName() throws {
        let lines = try lines(32) { draft in
            draft.item("Item \u{202E}00.001$ - \u{202C}9.99", "10.00")
            draft.block { .items($0) }
        }
        #expect(lines[0] == "Item 00.001$ - 9.99        10.00")
    }

    // MARK: Errors

    @Test func saysWhichWidthAnAmountNeeds() throws {
        var draft = Draft("en")
        draft.row(.sum, [(.description, "Subtotal"), (.amount, "1.00")])
        draft.row(.total, [(.description, "Total"), (.amount, "IDR\u{A0}123,456,789,012,345.00")])
        draft.block { .totals($0) }
        let document = draft.finish()
        let error = #expect(throws: RenderingError.self) {
            try document.rendered(as: .text(columns: ColumnCount(24)))
        }
        #expect(
            error == .tooNarrow(columns: 24, needed: 26, place: RenderingPlace(blockName: "totals", block: 1, row: 2)))
        #expect(
            error?.description
                == "A number in row 2 of block 1 (totals) takes 26 columns and must not be broken; choose 26 or more columns instead of 24."
        )
        #expect(try document.rendered(as: .text(columns: ColumnCount(26))).lines.count == 5)
    }

    @Test func namesTheWidestOfAllAmountsThatDoNotFit() throws {
        var draft = Draft("en")
        draft.row(.sum, [(.amount, String(repeating: "1", count: 30))])
        draft.row(.sum, [(.amount, String(repeating: "2", count: 40))])
        draft.row(.sum, [(.amount, String(repeating: "3", count: 35))])
        draft.block { .totals($0) }
        let document = draft.finish()
        #expect(
            throws: RenderingError.tooNarrow(
                columns: 24, needed: 40, place: RenderingPlace(blockName: "totals", block: 1, row: 2))
        ) { try document.rendered(as: .text(columns: ColumnCount(24))) }
    }

    @Test(arguments: [Int.min, -1, 0, 23, 10_001, Int.max])
    func refusesOtherColumns(columns: Int) {
        #expect(throws: RenderingError.unsupportedColumns(columns)) { try ColumnCount(columns) }
    }

    @Test(arguments: [24, 42, 10_000])
    func acceptsColumnsInRange(columns: Int) throws {
        #expect(try ColumnCount(columns).value == columns)
    }

    // MARK: Codes

    @Test func spellsOutCodes() throws {
        var draft = Draft("en")
        draft.builder.code(
            CodeBlock(
                kind: .qr, payload: "V0;TSE-1\n2026-07-01T12:00:00;0123456789",
                alternative: draft.builder.text("QR code", .label), caption: draft.builder.text("Scan me", .label)))
        let text = try draft.finish().rendered(as: .text(columns: ColumnCount(24)))
        #expect(
            text.lines == [
                "        QR code", "        V0;TSE-1", "2026-07-01T12:00:00;0123", "         456789", "        Scan me",
            ])
        #expect(text.issues == [])
    }

    // The words for those who cannot see the code may hold it, however long it is.
    @Test(arguments: [String(repeating: "0123456789", count: 5), "V0;955002;" + String(repeating: "a1B2", count: 20)])
    func saysAPayloadOnce(payload: String) throws {
        var draft = Draft("en")
        draft.builder.code(
            CodeBlock(
                kind: .qr, payload: payload, alternative: draft.builder.text("QR code: \(payload)", .label),
                caption: .empty))
        let lines = try draft.finish().rendered(as: .text(columns: ColumnCount(24))).lines
        let printed = lines.joined().filter { $0 != " " }
        #expect(printed == "QRcode:\(payload)")
        #expect(lines.allSatisfy { $0.cells <= 24 })
    }

    @Test func keepsAnAmountWithinASentenceWhole() throws {
        var draft = Draft("en")
        draft.text(.entry, "You saved IDR\u{A0}123,456,789,012,345.00 today")
        draft.block { .paragraphs($0) }
        let document = draft.finish()
        #expect(
            throws: RenderingError.tooNarrow(
                columns: 24, needed: 26, place: RenderingPlace(blockName: "paragraphs", block: 1, row: 1))
        ) { try document.rendered(as: .text(columns: ColumnCount(24))) }
        #expect(
            try document.rendered(as: .text(columns: ColumnCount(26))).lines == [
                "You saved", "IDR\u{A0}123,456,789,012,345.00", "today",
            ])
    }

    @Test func reportsWhatACodeHoldsThatTextCannotShow() throws {
        var draft = Draft("en")
        draft.builder.code(
            CodeBlock(kind: .code128, payload: "01\u{1D}21\u{202E}7", alternative: .empty, caption: .empty))
        let text = try draft.finish().rendered(as: .text(columns: ColumnCount(24)))
        #expect(text.lines == ["         01217"])
        #expect(text.issues.map(\.place) == ["blocks[0].payload", "blocks[0].payload"])
        #expect(text.issues.map(\.codePoint) == ["U+001D", "U+202E"])
    }

    @Test func rendersAnEmptyDocumentAsNothing() throws {
        #expect(try Draft("en").finish().rendered(as: .text()).utf8.isEmpty)
    }
}
