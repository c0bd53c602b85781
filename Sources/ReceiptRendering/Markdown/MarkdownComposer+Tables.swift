import ReceiptContent
import ReceiptModel

// Tables: of labels and values without headings, and of items and taxes with a column for each meaning.
extension MarkdownComposer {
    mutating func placeEntries(_ block: RowsBlock) {
        separate()
        out.syntax("| | |\n| --- | ---: |\n")
        for index in block.rows.range { placeEntry(rows[index]) }
    }

    /// All words on one side, and on the other the amount, or the value where there is none.
    private mutating func placeEntry(_ row: Row) {
        let value = row.cellRange.last { cells[$0].meaning == .amount } ?? row.cellRange.dropFirst().last
        out.syntax("|")
        for index in row.cellRange where index != value { placeStrong(row, cells[index].text) }
        out.syntax(" |")
        if let value { placeStrong(row, cells[value].text) }
        if row.kind == .blank { out.syntax(" \\_\\_\\_\\_\\_\\_\\_\\_") }
        out.syntax(" |\n")
    }

    private mutating func placeStrong(_ row: Row, _ text: TextSpan) {
        guard !text.isEmpty else { return }
        out.syntax(row.emphasis == .strong ? " **" : " ")
        write(text)
        if row.emphasis == .strong { out.syntax("**") }
    }

    /// - Parameters:
    ///   - kinds: The rows whose cells have columns. All others are words and an amount.
    ///   - leadsWithMark: The letter of a tax names it, so that it stands before the words.
    mutating func placeTable(_ block: RowsBlock, kinds: [RowKind], leadsWithMark: Bool) {
        let used = ItemColumns(rows[block.rows.range], cells, kinds: kinds)
        let columns = leadsWithMark ? used.meanings.filter { $0 != .mark } : used.meanings
        let saysQuantity = used.contains(.quantity) || used.contains(.unitPrice)
        separate()
        let heading = rows[block.rows.range].first { $0.kind == .heading }
        out.syntax("|")
        placeCell(heading, .description)
        for meaning in columns { placeCell(heading, meaning) }
        out.syntax("\n| --- |")
        for meaning in columns { out.syntax(meaning == .mark ? " --- |" : " ---: |") }
        out.syntax("\n")
        for index in block.rows.range {
            let row = rows[index]
            if row.kind == .heading || row.kind == .quantity && saysQuantity { continue }
            out.syntax("|")
            placeDescription(row, columns)
            for meaning in columns { placeCell(row, meaning) }
            out.syntax("\n")
        }
    }

    /// The words of a row, and beside them whatever has no column.
    private mutating func placeDescription(_ row: Row, _ columns: [CellMeaning]) {
        for index in row.cellRange where !columns.contains(cells[index].meaning) {
            placeStrong(row, cells[index].text)
        }
        out.syntax(" |")
    }

    private mutating func placeCell(_ row: Row?, _ meaning: CellMeaning) {
        if let row, let index = row.cellRange.first(where: { cells[$0].meaning == meaning }) {
            placeStrong(row, cells[index].text)
        }
        out.syntax(" |")
    }
}
