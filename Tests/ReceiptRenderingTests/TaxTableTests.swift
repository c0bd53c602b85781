import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct TaxTableTests {
    private func lines(_ columns: Int) throws -> [String] {
        var draft = Draft("en")
        draft.builder.cell(.description, draft.builder.text("Tax", .label))
        draft.builder.cell(.rate, draft.builder.text("Tax rate", .label), short: draft.builder.text("%", .label))
        draft.builder.cell(.net, draft.builder.text("Net amount", .label), short: draft.builder.text("Net", .label))
        draft.builder.cell(.tax, draft.builder.text("Tax amount", .label), short: draft.builder.text("Tax", .label))
        draft.builder.cell(
            .gross, draft.builder.text("Gross amount", .label), short: draft.builder.text("Gross", .label))
        draft.builder.endRow(.heading)
        draft.row(
            .entry,
            [(.description, "VAT"), (.rate, "20%"), (.net, "£100.00"), (.tax, "£20.00"), (.gross, "£120.00")])
        draft.block("Taxes") { .taxes($0) }
        return try draft.finish().rendered(as: .text(columns: ColumnCount(columns))).lines
    }

    // Columns of 8, 10, 10 and 12 cells, four gaps of two, and three for the name: 51.
    @Test func hasAllColumnsWithFullHeadings() throws {
        #expect(
            try lines(51) == [
                "Taxes",
                "Tax  Tax rate  Net amount  Tax amount  Gross amount",
                "VAT       20%     £100.00      £20.00       £120.00",
            ])
    }

    @Test func narrowsTheGaps() throws {
        #expect(try lines(47)[1] == "Tax Tax rate Net amount Tax amount Gross amount")
    }

    // 3, 7, 6 and 7 cells with gaps of two or one.
    @Test func takesShortHeadings() throws {
        #expect(
            try lines(34) == [
                "Taxes", "Tax    %      Net     Tax    Gross", "VAT  20%  £100.00  £20.00  £120.00",
            ])
        #expect(try lines(30)[2] == "VAT 20% £100.00 £20.00 £120.00")
    }

    @Test func leavesOutTheSumOfNetAndTax() throws {
        #expect(try lines(25)[1...] == ["Tax    %      Net     Tax", "VAT  20%  £100.00  £20.00"])
    }

    @Test func stacksWhatDoesNotFit() throws {
        var draft = Draft("en")
        draft.row(.heading, [(.net, "Net"), (.tax, "Tax"), (.gross, "Gross")])
        draft.row(
            .entry,
            [
                (.description, "Reduced rate"), (.rate, "5.5%"), (.net, "£10,000.00"), (.tax, "£550.00"),
                (.gross, "£10,550.00"), (.mark, "B"),
            ])
        draft.block { .taxes($0) }
        #expect(
            try draft.finish().rendered(as: .text(columns: ColumnCount(24))).lines == [
                "B Reduced rate 5.5%", "  Net         £10,000.00", "  Tax            £550.00",
                "  Gross       £10,550.00",
            ])
    }
}
