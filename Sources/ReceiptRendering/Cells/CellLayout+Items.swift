import ReceiptContent
import ReceiptICU
import ReceiptModel

// What was sold: stacked on narrow paper, a table on wide paper.
extension CellLayout {
    /// From this width on a table has room for names and for more than one number.
    private static let tableColumns = 64

    mutating func placeItems(_ block: RowsBlock) throws(RenderingError) {
        if block.heading.isEmpty {
            if lastLine != .none { rule(UInt8(ascii: "-")) }
        } else {
            separate()
            try placeHeading(block)
            rule(UInt8(ascii: "-"))
        }
        if let plan = itemTable(block) {
            try placeItemTable(block, plan)
        } else {
            try placeStackedItems(block)
        }
        rule(UInt8(ascii: "-"))
    }

    private mutating func placeStackedItems(_ block: RowsBlock) throws(RenderingError) {
        var trailing = TrailingColumns.none
        var amountsAreKnown = false
        for cell in document.cells[document.cellRange(of: block)] where cell.meaning == .mark {
            trailing.markCells = max(trailing.markCells, document.field(cell.text).cells)
        }
        for index in block.rows.range {
            let row = document.rows[index]
            let parts = document.parts(of: row)
            rowIndex = index - block.rows.range.lowerBound
            // The widest amount matters only to a name that does not fit.
            if !amountsAreKnown, parts.label.cells + parts.trailing.cells + row.kind.indent >= columns {
                trailing.amountCells = widestAmount(block)
                amountsAreKnown = true
            }
            try placeRow(row, parts, indent: row.kind.indent, trailing)
        }
        rowIndex = nil
    }

    private mutating func placeItemTable(_ block: RowsBlock, _ plan: TablePlan) throws(RenderingError) {
        let trailing = TrailingColumns(amountCells: plan.cells(of: .amount), markCells: plan.cells(of: .mark))
        let showsQuantities = plan.contains(.quantity) || plan.contains(.unitPrice)
        for index in block.rows.range {
            let row = document.rows[index]
            rowIndex = index - block.rows.range.lowerBound
            switch row.kind {
            case .heading, .item: try placeTableRow(row, plan)
            case .quantity where showsQuantities: continue
            case .quantity, .modifier, .discount, .deposit, .note, .entry, .sum, .total, .blank:
                try placeRow(row, document.parts(of: row), indent: row.kind.indent, trailing)
            }
        }
        rowIndex = nil
    }

    /// The columns of the items; nil: the paper is too narrow, or there is nothing to show beside name and amount.
    private func itemTable(_ block: RowsBlock) -> TablePlan? {
        guard options.items == .automatic, columns >= Self.tableColumns else { return nil }
        let measures = document.measureColumns(block, kinds: [.item]).filter { $0.isUsed && $0.meaning != .description }
        let gap = 2
        // Quantity and price of one unit come together or not at all: they take the place of a row of their own.
        let groups: [[CellMeaning]] = [
            [.amount, .value, .mark], [.quantity, .unit, .unitPrice], [.rate], [.tax], [.net], [.gross], [.discount],
            [.itemCode],
        ]
        var chosen: [TableColumn] = []
        var left = columns
        for (index, group) in groups.enumerated() {
            let added = measures.filter { group.contains($0.meaning) }.map { $0.column(short: true) }
            let cells = added.reduce(0) { $0 + gap + $1.cells }
            guard index == 0 || left - cells >= columns * 2 / 5 else { continue }
            chosen += added
            left -= cells
        }
        guard left >= columns / 4, chosen.contains(where: { $0.meaning != .amount && $0.meaning != .mark }) else {
            return nil
        }
        let order = measures.map(\.meaning)
        chosen.sort { (order.firstIndex(of: $0.meaning) ?? 0) < (order.firstIndex(of: $1.meaning) ?? 0) }
        return TablePlan(columns: chosen, gap: gap, descriptionCells: left)
    }

    private func widestAmount(_ block: RowsBlock) -> Int {
        document.cells[document.cellRange(of: block)].reduce(0) { widest, cell in
            cell.meaning == .amount ? max(widest, document.field(cell.text).cells) : widest
        }
    }
}
