import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct WideTableTests {
    private func document() -> ReceiptDocument {
        var draft = Draft("en")
        draft.row(
            .heading,
            [
                (.description, "Description"), (.quantity, "Qty"), (.unitPrice, "Unit price"), (.rate, "VAT"),
                (.net, "Net"), (.amount, "Amount"),
            ])
        draft.row(
            .item,
            [
                (.description, "Cordless drill with two batteries and a case"), (.quantity, "2"), (.unit, "pcs"),
                (.unitPrice, "€119.00"), (.rate, "19%"), (.net, "€200.00"), (.amount, "€238.00"),
            ])
        draft.row(.quantity, [(.description, "2 pcs × €119.00")])
        draft.row(.discount, [(.description, "Trade discount"), (.amount, "−€23.80")])
        draft.block { .items($0) }
        return draft.finish()
    }

    // Description: what the columns leave; each column two cells from the one before, numbers at its right edge.
    @Test func setsItemsInColumnsOnWidePaper() throws {
        let lines = try document().rendered(as: .text(columns: ColumnCount(80))).lines
        #expect(
            lines == [
                "Description                          Qty       Unit price  VAT      Net   Amount",
                "Cordless drill with two batteries      2  pcs     €119.00  19%  €200.00  €238.00",
                "and a case",
                "  Trade discount                                                         −€23.80",
                String(repeating: "-", count: 80),
            ])
    }

    // 9 cells for the amount, 22 for quantity, unit and price, 5 for the rate; the net amount would leave the name too little.
    @Test func leavesOutWhatMattersLessOnLessWidePaper() throws {
        let lines = try document().rendered(as: .text(columns: ColumnCount(64))).lines
        #expect(lines[0] == "Description                   Qty       Unit price  VAT   Amount")
    }

    @Test(arguments: [24, 42, 63])
    func stacksItemsOnNarrowPaper(columns: Int) throws {
        let lines = try document().rendered(as: .text(columns: ColumnCount(columns))).lines
        #expect(lines.contains("  2 pcs × €119.00"))
        #expect(lines[0].hasPrefix("Description"))
        #expect(lines[0].hasSuffix("Amount"))
    }

    @Test func stacksItemsWhereAsked() throws {
        let renderer = TextRenderer(TextOptions(columns: try ColumnCount(80), items: .stacked))
        #expect(try renderer.render(document()).lines.contains("  2 pcs × €119.00"))
    }
}
