import ReceiptContent

/// What the cells of one meaning need in a block, to choose the columns of a table.
struct ColumnMeasure {
    let meaning: CellMeaning
    /// The widest cell below the heading; 0: the column is empty.
    var bodyCells = 0
    var heading = TextSpan.empty
    var headingCells = 0
    var shortHeading = TextSpan.empty
    var shortHeadingCells = 0

    init(_ meaning: CellMeaning) { self.meaning = meaning }

    var isUsed: Bool { bodyCells > 0 }

    /// The column with its full or with its short heading.
    func column(short: Bool) -> TableColumn {
        let usesShort = short && !shortHeading.isEmpty
        return TableColumn(
            meaning: meaning, cells: max(bodyCells, usesShort ? shortHeadingCells : headingCells),
            usesShortHeading: usesShort)
    }
}

/// A column of a table, beside the one of the descriptions.
struct TableColumn {
    let meaning: CellMeaning
    let cells: Int
    let usesShortHeading: Bool
}

/// The columns that a table shows. Descriptions come first and take what is left.
struct TablePlan {
    var columns: [TableColumn]
    /// Empty cells before each column.
    let gap: Int
    let descriptionCells: Int
    /// Cells of the marks that stand before the descriptions, the space behind them included; 0: there are none.
    var leadingMarkCells = 0

    func contains(_ meaning: CellMeaning) -> Bool {
        columns.contains { $0.meaning == meaning }
    }

    func cells(of meaning: CellMeaning) -> Int {
        columns.first { $0.meaning == meaning }?.cells ?? 0
    }
}

extension MeasuredDocument {
    /// Measures the cells of a block by meaning, in the order of columns on a wide page.
    ///
    /// - Parameter kinds: The rows that are part of the table; headings are read besides.
    func measureColumns(_ block: RowsBlock, kinds: [RowKind]) -> [ColumnMeasure] {
        var measures = CellMeaning.allCases.map(ColumnMeasure.init)
        for row in rows[block.rows.range] {
            let isHeading = row.kind == .heading
            guard isHeading || kinds.contains(row.kind) else { continue }
            for cell in cells[row.cellRange] {
                guard let index = measures.firstIndex(where: { $0.meaning == cell.meaning }) else { continue }
                let cells = field(cell.text).cells
                if isHeading {
                    measures[index].heading = cell.text
                    measures[index].headingCells = cells
                    measures[index].shortHeading = cell.shortText
                    measures[index].shortHeadingCells = field(cell.shortText).cells
                } else {
                    measures[index].bodyCells = max(measures[index].bodyCells, cells)
                }
            }
        }
        return measures
    }
}

extension CellLayout {
    /// A row of a table: the description on as many lines as it needs, all other cells on its first line.
    mutating func placeTableRow(_ row: Row, _ plan: TablePlan) throws(RenderingError) {
        emphasis = row.emphasis
        let indent = row.kind == .heading ? 0 : plan.leadingMarkCells
        let width = plan.descriptionCells - indent
        var label = Field.empty
        for cell in document.cells[row.cellRange] {
            if cell.meaning == .description {
                label = document.field(cell.text)
                if label.cells > width, !cell.shortText.isEmpty { label = document.field(cell.shortText) }
            } else if cell.meaning == .mark, plan.leadingMarkCells > 0 {
                write(document.field(cell.text))
            }
        }
        if label.cells <= width {
            move(to: indent)
            if !label.isEmpty { write(label) }
            writeTableCells(row, plan)
            endLine()
        } else {
            try placeTableLines(label, row, plan, indent: indent)
        }
        emphasis = .normal
    }

    private mutating func placeTableLines(
        _ label: Field, _ row: Row, _ plan: TablePlan, indent: Int
    ) throws(RenderingError) {
        try cut(label.span)
        try fill(plan.descriptionCells - indent)
        var arePlaced = false
        for index in wrapping.lines.indices {
            let line = wrapping.lines[index]
            move(to: indent)
            write(line)
            if !arePlaced, line.cells <= plan.descriptionCells - indent {
                writeTableCells(row, plan)
                arePlaced = true
            }
            endLine()
        }
        if !arePlaced {
            writeTableCells(row, plan)
            endLine()
        }
    }

    private mutating func writeTableCells(_ row: Row, _ plan: TablePlan) {
        var start = plan.descriptionCells
        for column in plan.columns {
            if start > 0 || plan.descriptionCells > 0 { start += plan.gap }
            if let cell = document.cells[row.cellRange].first(where: { $0.meaning == column.meaning }) {
                let isShort = row.kind == .heading && column.usesShortHeading
                let text = document.field(isShort ? cell.shortText : cell.text)
                // Marks and units go with what stands before them.
                let startsAtEdge = column.meaning == .mark || column.meaning == .unit
                move(to: startsAtEdge ? start : start + column.cells - text.cells)
                write(text)
            }
            start += column.cells
        }
    }
}
