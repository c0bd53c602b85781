import ReceiptContent
import ReceiptICU
import ReceiptModel

// The rows of a table.
extension CellLayout {
    /// A row of a table: the description on as many lines as it needs, all other cells on its first line. Headings in two
    /// languages stand one below the other, so that they make no column wider than they must.
    mutating func placeTableRow(_ row: Row, _ plan: TablePlan) throws(RenderingError) {
        emphasis = row.emphasis
        if row.kind == .heading, document.holdsTwoLanguages(row) {
            try placeTableRow(row, plan, language: 0)
            try placeTableRow(row, plan, language: 1)
        } else {
            try placeTableRow(row, plan, language: nil)
        }
        emphasis = .normal
    }

    /// - Parameter language: Which language of each text; nil: all of them.
    private mutating func placeTableRow(_ row: Row, _ plan: TablePlan, language: Int?) throws(RenderingError) {
        let indent = row.kind == .heading ? 0 : plan.leadingMarkCells
        let width = plan.descriptionCells - indent
        var label = Field.empty
        for cell in document.cells[row.cellRange] {
            if cell.meaning == .description {
                let isTooWide =
                    (language == nil ? document.field(cell.text).cells : document.stackedCells(cell.text)) > width
                label = document.field(isTooWide && !cell.shortText.isEmpty ? cell.shortText : cell.text, language)
            } else if cell.meaning == .mark, plan.leadingMarkCells > 0 {
                write(document.field(cell.text))
            }
        }
        if label.cells <= width {
            move(to: indent)
            if !label.isEmpty { write(label) }
            writeTableCells(row, plan, language)
            endLine()
        } else {
            try placeTableLines(label, row, plan, language, indent: indent)
        }
    }

    private mutating func placeTableLines(
        _ label: Field, _ row: Row, _ plan: TablePlan, _ language: Int?, indent: Int
    ) throws(RenderingError) {
        try cut(label.span)
        try fill(plan.descriptionCells - indent)
        var arePlaced = false
        for index in wrapping.lines.indices {
            let line = wrapping.lines[index]
            move(to: indent)
            write(line)
            if !arePlaced, line.cells <= plan.descriptionCells - indent {
                writeTableCells(row, plan, language)
                arePlaced = true
            }
            endLine()
        }
        if !arePlaced {
            writeTableCells(row, plan, language)
            endLine()
        }
    }

    private mutating func writeTableCells(_ row: Row, _ plan: TablePlan, _ language: Int?) {
        var start = plan.descriptionCells
        for column in plan.columns {
            if start > 0 || plan.descriptionCells > 0 { start += plan.gap }
            if let cell = document.cells[row.cellRange].first(where: { $0.meaning == column.meaning }) {
                let isShort = row.kind == .heading && column.usesShortHeading
                let text = document.field(isShort ? cell.shortText : cell.text, language)
                // Marks and units go with what stands before them.
                let startsAtEdge = column.meaning == .mark || column.meaning == .unit
                if !text.isEmpty {
                    move(to: startsAtEdge ? start : start + column.cells - text.cells)
                    write(text)
                }
            }
            start += column.cells
        }
    }
}

extension MeasuredDocument {
    /// One language of a text, empty where the text has fewer; nil: all of them on one line.
    fileprivate func field(_ span: TextSpan, _ language: Int?) -> Field {
        guard let language, let fields = languages(of: span) else { return language ?? 0 == 0 ? field(span) : .empty }
        return language < fields.count ? fields[language] : .empty
    }

    fileprivate func holdsTwoLanguages(_ row: Row) -> Bool {
        cells[row.cellRange].contains { storage.hasTwoLanguages($0.text) || storage.hasTwoLanguages($0.shortText) }
    }
}
