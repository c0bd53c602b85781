import ReceiptContent
import ReceiptICU
import ReceiptModel

// The table of taxes: all columns, with shorter headings where need be, or each tax on lines of its own.
extension CellLayout {
    mutating func placeTaxes(_ block: RowsBlock) throws(RenderingError) {
        let measures = measureColumns(block, kinds: RowKind.allCases.filter { $0 != .heading })
        if let plan = try taxTable(block, measures) {
            for index in block.rows.range {
                rowIndex = index - block.rows.range.lowerBound
                try placeTableRow(rows[index], plan)
            }
        } else {
            for index in block.rows.range {
                rowIndex = index - block.rows.range.lowerBound
                try placeStackedTax(rows[index], measures)
            }
        }
        rowIndex = nil
    }

    /// Takes the first way that fits: full headings before short ones, and the sum of net and tax is the first to go.
    private mutating func taxTable(_ block: RowsBlock, _ measures: [ColumnMeasure]) throws(RenderingError) -> TablePlan?
    {
        let description = measures.first { $0.meaning == .description } ?? ColumnMeasure(.description)
        let others = measures.filter { $0.isUsed && $0.meaning != .description }
        // The letter of a tax names it, so that it stands at the start.
        let ordered = others.filter { $0.meaning == .mark } + others.filter { $0.meaning != .mark }
        let hasParts = others.contains { $0.meaning == .net } && others.contains { $0.meaning == .tax }
        let withoutGross = ordered.filter { $0.meaning != .gross }
        var widestWord: Int?
        for measures in hasParts ? [ordered, withoutGross] : [ordered] {
            for (short, gap) in [(false, 2), (false, 1), (true, 2), (true, 1)] {
                let columns = measures.map { $0.column(short: short) }
                let taken = columns.reduce(0) { $0 + gap + $1.cells }
                let left = self.columns - taken
                guard left >= 0 else { continue }
                if max(description.bodyCells, description.headingCells) <= left {
                    return TablePlan(columns: columns, gap: gap, descriptionCells: left)
                }
                if widestWord == nil { widestWord = try widestDescriptionWord(block) }
                if left >= 10, widestWord ?? 0 <= left {
                    return TablePlan(columns: columns, gap: gap, descriptionCells: left)
                }
            }
        }
        return nil
    }

    private mutating func widestDescriptionWord(_ block: RowsBlock) throws(RenderingError) -> Int {
        var widest = 0
        for row in rows[block.rows.range] {
            for cell in cells[row.cellRange] where cell.meaning == .description {
                try cut(cell.text)
                widest = max(widest, wrapping.widestPiece)
            }
        }
        return widest
    }

    /// What the tax is, and under it each amount with the heading of its column.
    private mutating func placeStackedTax(_ row: Row, _ measures: [ColumnMeasure]) throws(RenderingError) {
        guard row.kind != .heading else { return }
        emphasis = row.emphasis
        var name = TextSpan.empty
        var rate = TextSpan.empty
        var mark = TextSpan.empty
        for cell in cells[row.cellRange] {
            if cell.meaning == .description { name = cell.text }
            if cell.meaning == .rate { rate = cell.text }
            if cell.meaning == .mark { mark = cell.text }
        }
        if !name.isEmpty || !rate.isEmpty || !mark.isEmpty { try placeText(mark, name, rate, indent: 0) }
        for measure in measures {
            switch measure.meaning {
            case .description, .rate, .mark: continue
            case .itemCode, .quantity, .unit, .unitPrice, .discount, .net, .tax, .gross, .amount, .value: break
            }
            guard let cell = cells[row.cellRange].first(where: { $0.meaning == measure.meaning }) else {
                continue
            }
            var parts = RowParts()
            parts.label = field(measure.heading)
            parts.shortLabel = measure.shortHeading
            parts.trailing = field(cell.text)
            parts.trailingIsAmount = true
            try placeRow(row, parts, indent: 2, .none)
        }
        emphasis = .normal
    }
}
