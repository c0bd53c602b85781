import ReceiptContent

/// Which texts of a document a medium must show, and which it may.
enum DocumentTexts {
    /// Crosses out all of them: first what must be shown, so that no other text takes its place.
    ///
    /// - Throws: `CheckFailure` for the first that must be shown and is not.
    static func cross(_ document: ReceiptDocument, in ledger: inout TextLedger) throws(CheckFailure) {
        var tables: [ArraySlice<Row>] = []
        for block in document.blocks {
            switch block {
            case .mark(let mark): try ledger.cross(mark.text, of: document)
            case .title(let title): try ledger.cross(title.text, of: document)
            case .letterhead(let rows), .facts(let rows), .party(let rows), .totals(let rows), .payments(let rows),
                .slip(let rows), .paragraphs(let rows):
                try ledger.cross(rows.heading, of: document)
                for row in document[rows.rows] {
                    for cell in document[row] { try ledger.cross(cell.text, of: document) }
                }
            case .items(let rows), .taxes(let rows):
                try ledger.cross(rows.heading, of: document)
                tables.append(document[rows.rows])
                for row in document[rows.rows] where row.kind != .heading && row.kind != .quantity {
                    for cell in document[row] where !isOptional(cell) { try ledger.cross(cell.text, of: document) }
                }
            case .code(let code):
                try ledger.cross(code.alternative, of: document)
                try ledger.cross(code.caption, of: document)
            }
        }
        for rows in tables { try crossColumns(rows, of: document, in: &ledger) }
    }

    /// A table may leave out columns for which there is a line under the item, and the headings of columns that it leaves
    /// out or has no value in.
    private static func crossColumns(
        _ rows: ArraySlice<Row>, of document: ReceiptDocument, in ledger: inout TextLedger
    ) throws(CheckFailure) {
        var hidden: TextSpan?
        for row in rows where row.kind == .quantity {
            for cell in document[row] where !ledger.crossIfShown(cell.text, of: document) {
                hidden = hidden ?? cell.text
            }
        }
        for row in rows where row.kind == .heading {
            for cell in document[row] { ledger.crossEvery(cell.text, of: document) }
        }
        for row in rows where row.kind != .heading && row.kind != .quantity {
            for cell in document[row] where isOptional(cell) && !ledger.crossIfShown(cell.text, of: document) {
                guard let hidden else { continue }
                throw CheckFailure(
                    """
                    neither "\(document.string(of: hidden).showingInvisibles)" \
                    nor "\(document.string(of: cell.text).showingInvisibles)" is shown
                    """)
            }
        }
    }

    /// Quantity, price of one and code of an item.
    private static func isOptional(_ cell: Cell) -> Bool {
        cell.meaning.priority >= CellMeaning.quantity.priority
    }
}
