import Receipts

/// A receipt as the plain list of lines that `Benchmarks/PDF/page.c` draws, so that both programs set the same words.
struct PageListing {
    /// `row<TAB>Subtotal<TAB>€ 12.00`, one line of the page a line.
    private(set) var lines: [String] = []

    init(_ document: ReceiptDocument) {
        for block in document.blocks {
            switch block {
            case .mark(let mark): append("title", [document.string(of: mark.text)])
            case .title(let title): append("title", [document.string(of: title.text)])
            case .letterhead(let rows), .paragraphs(let rows): append("centred", rows, of: document)
            case .facts(let rows), .party(let rows), .items(let rows), .totals(let rows), .payments(let rows),
                .slip(let rows), .taxes(let rows):
                append("rule", [])
                append("row", rows, of: document)
            case .code(let code): append("centred", [document.string(of: code.caption)])
            }
        }
    }

    private mutating func append(_ kind: String, _ rows: RowsBlock, of document: ReceiptDocument) {
        if !rows.heading.isEmpty { append(kind == "row" ? "strong" : kind, [document.string(of: rows.heading)]) }
        for row in document[rows.rows] {
            // What a roll of 80 mm has room for.
            let cells = document[row].filter { $0.meaning.priority <= CellMeaning.net.priority && !$0.text.isEmpty }
            let strong = kind == "row" && row.emphasis == .strong
            append(strong ? "strong" : kind, cells.map { document.string(of: $0.text) })
        }
    }

    private mutating func append(_ kind: String, _ cells: [String]) {
        let words = kind == "centred" || kind == "title" ? [cells.joined(separator: " ")] : cells
        lines.append(([kind] + words).joined(separator: "\t"))
    }
}
