import ReceiptContent

/// What the cells of one meaning need in a block, to choose the columns of a table.
struct ColumnMeasure {
    let meaning: CellMeaning
    /// The widest cell below the heading; 0: the column is empty.
    var bodyCells = 0
    var heading = TextSpan.empty
    /// With two languages one below the other.
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
                if isHeading {
                    measures[index].heading = cell.text
                    measures[index].headingCells = stackedCells(cell.text)
                    measures[index].shortHeading = cell.shortText
                    measures[index].shortHeadingCells = stackedCells(cell.shortText)
                } else {
                    measures[index].bodyCells = max(measures[index].bodyCells, field(cell.text).cells)
                }
            }
        }
        return measures
    }
}
