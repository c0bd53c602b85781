import ReceiptContent
import ReceiptICU
import ReceiptModel

// The table of taxes: all columns, with shorter headings where need be, or each tax on lines of its own.
extension CellLayout {
    mutating func placeTaxes(_ block: RowsBlock) throws(RenderingError) {
        let measures = document.measureColumns(block, kinds: [.entry, .sum, .total])
        let plan = try taxTable(block, measures)
        for index in block.rows.range {
            let row = document.rows[index]
            rowIndex = index - block.rows.range.lowerBound
            switch row.kind {
            case .heading:
                if let plan { try placeTableRow(row, plan) }
            case .entry, .sum, .total:
                if let plan { try placeTableRow(row, plan) } else { try placeStackedTax(row, measures) }
            case .item, .quantity, .modifier, .discount, .deposit, .note, .blank:
                try placeRow(row, document.parts(of: row), indent: row.kind.indent, .none)
            }
        }
        rowIndex = nil
    }

    /// Takes the first way that fits: full headings before short ones, and the sum of net and tax is the first to go.
    private mutating func taxTable(_ block: RowsBlock, _ measures: [ColumnMeasure]) throws(RenderingError) -> TablePlan?
    {
        let description = measures.first { $0.meaning == .description } ?? ColumnMeasure(.description)
        let ordered = measures.filter { $0.isUsed && $0.meaning != .description && $0.meaning != .mark }
        // The letter of a tax names it, so that it stands at the start.
        let markCells = measures.first { $0.meaning == .mark }?.bodyCells ?? 0
        let leading = markCells > 0 ? markCells + 1 : 0
        let hasParts = ordered.contains { $0.meaning == .net } && ordered.contains { $0.meaning == .tax }
        let withoutGross = ordered.filter { $0.meaning != .gross }
        var widestWord: Int?
        for measures in hasParts ? [ordered, withoutGross] : [ordered] {
            for (short, gap) in [(false, 2), (false, 1), (true, 2), (true, 1)] {
                let columns = measures.map { $0.column(short: short) }
                let taken = columns.reduce(0) { $0 + gap + $1.cells }
                let left = self.columns - taken
                guard left >= 0 else { continue }
                let plan = TablePlan(
                    columns: columns, gap: gap, descriptionCells: left, leadingMarkCells: leading)
                if max(leading + description.bodyCells, description.headingCells) <= left { return plan }
                guard left - leading >= 10 else { continue }
                if widestWord == nil { widestWord = try widestDescriptionWord(block) }
                if widestWord ?? 0 <= left - leading { return plan }
            }
        }
        return nil
    }

    private mutating func widestDescriptionWord(_ block: RowsBlock) throws(RenderingError) -> Int {
        var widest = 0
        for row in document.rows[block.rows.range] where row.kind != .note {
            for cell in document.cells[row.cellRange] where cell.meaning == .description {
                try cut(cell.text)
                widest = max(widest, wrapping.widestPiece)
            }
        }
        return widest
    }

    /// What the tax is, and under it each amount with the heading of its column.
    private mutating func placeStackedTax(_ row: Row, _ measures: [ColumnMeasure]) throws(RenderingError) {
        emphasis = row.emphasis
        var name = TextSpan.empty
        var rate = TextSpan.empty
        var mark = TextSpan.empty
        for cell in document.cells[row.cellRange] {
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
            guard let cell = document.cells[row.cellRange].first(where: { $0.meaning == measure.meaning }) else {
                continue
            }
            var parts = RowParts()
            parts.label = document.field(measure.heading)
            parts.shortLabel = measure.shortHeading
            parts.trailing = document.field(cell.text)
            parts.trailingIsAmount = true
            try placeRow(row, parts, indent: 2, .none)
        }
        emphasis = .normal
    }
}
