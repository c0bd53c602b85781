import ReceiptContent
import ReceiptICU
import ReceiptModel

/// What a row shows on narrow paper: words at the start, one value at the end, a mark behind it.
struct RowParts {
    var label = Field.empty
    var shortLabel = TextSpan.empty
    /// Goes with the label when an amount has the end of the line.
    var detail = Field.empty
    var trailing = Field.empty
    var trailingIsAmount = false
    var mark = Field.empty
}

/// Places at the end of the lines of a block that all its rows keep.
struct TrailingColumns {
    /// The widest amount.
    var amountCells = 0
    /// The widest mark.
    var markCells = 0

    static let none = TrailingColumns()
}

extension MeasuredDocument {
    /// Chooses what narrow paper shows of a row.
    func parts(of row: Row) -> RowParts {
        var parts = RowParts()
        var value = TextSpan.empty
        var other = TextSpan.empty
        var otherPriority = Int.max
        for index in row.cellRange {
            let cell = cells[index]
            switch cell.meaning {
            case .description:
                parts.label = field(cell.text)
                parts.shortLabel = cell.shortText
            case .amount:
                parts.trailing = field(cell.text)
                parts.trailingIsAmount = true
            case .value: value = cell.text
            case .mark: parts.mark = field(cell.text)
            case .itemCode, .quantity, .unit, .unitPrice, .discount, .rate, .net, .tax, .gross:
                // A row without an amount of its own shows the number that stands for it best.
                let priority = cell.meaning == .gross ? 0 : cell.meaning.priority
                if priority < otherPriority {
                    other = cell.text
                    otherPriority = priority
                }
            }
        }
        if !value.isEmpty {
            if parts.trailing.isEmpty { parts.trailing = field(value) } else { parts.detail = field(value) }
        } else if parts.trailing.isEmpty, !other.isEmpty {
            parts.trailing = field(other)
            parts.trailingIsAmount = true
        }
        return parts
    }
}

extension CellLayout {
    mutating func placeRows(_ block: RowsBlock, indent: Int) throws(RenderingError) {
        for index in block.rows.range {
            let row = document.rows[index]
            rowIndex = index - block.rows.range.lowerBound
            if block.alignment == .center {
                try placeCentered(row)
            } else {
                try placeRow(row, document.parts(of: row), indent: indent + row.kind.indent, .none)
            }
        }
        rowIndex = nil
    }

    /// A label at the start, a value at the end.
    mutating func placeRow(
        _ row: Row, _ parts: RowParts, indent: Int, _ trailing: TrailingColumns
    ) throws(RenderingError) {
        switch row.kind {
        case .blank: return try placeBlank(parts)
        case .total: rule(UInt8(ascii: "="))
        case .heading, .item, .quantity, .modifier, .discount, .deposit, .note, .entry, .sum: break
        }
        emphasis = row.emphasis
        lineKind = row.kind == .total ? .total : .text
        let edge = columns - (trailing.markCells > 0 ? trailing.markCells + 1 : 0)
        if parts.detail.isEmpty, fits(parts, indent, edge), parts.mark.isEmpty || trailing.markCells > 0 {
            move(to: indent)
            if !parts.label.isEmpty { write(parts.label) }
            finishLine(parts, edge)
        } else {
            try placeLongRow(parts, indent: indent, trailing)
        }
        emphasis = .normal
        lineKind = .text
        if row.kind == .total { rule(UInt8(ascii: "=")) }
    }

    private func fits(_ parts: RowParts, _ indent: Int, _ edge: Int) -> Bool {
        parts.trailing.isEmpty && parts.mark.isEmpty
            ? indent + parts.label.cells <= columns
            : indent + parts.label.cells + (parts.label.isEmpty ? 0 : 1) + parts.trailing.cells <= edge
    }

    /// The value and the mark, on the line that is being written.
    private mutating func finishLine(_ parts: RowParts, _ edge: Int) {
        if !parts.trailing.isEmpty {
            move(to: edge - parts.trailing.cells)
            write(parts.trailing)
        }
        if !parts.mark.isEmpty {
            move(to: edge + 1)
            write(parts.mark)
        }
        endLine()
    }

    /// A row that does not fit on one line, or has more than a label and a value.
    private mutating func placeLongRow(
        _ whole: RowParts, indent: Int, _ trailing: TrailingColumns
    ) throws(RenderingError) {
        var parts = whole
        var edge = columns - (trailing.markCells > 0 ? trailing.markCells + 1 : 0)
        var mark = TextSpan.empty
        if !parts.mark.isEmpty, trailing.markCells == 0 || parts.trailing.cells > edge {
            mark = parts.mark.span
            parts.mark = .empty
            edge = columns
        }
        let isStacked = isStackedBesideValue(parts, indent, edge)
        if !isStacked, !parts.shortLabel.isEmpty {
            var short = parts
            short.label = document.field(parts.shortLabel)
            if fits(short, indent, edge) || parts.trailing.isEmpty { parts = short }
        }
        if parts.detail.isEmpty, mark.isEmpty, fits(parts, indent, edge) {
            move(to: indent)
            if !parts.label.isEmpty { write(parts.label) }
            return finishLine(parts, edge)
        }
        try cut(parts.label.span, parts.detail.span, mark)
        let width = isStacked ? edge - 1 - parts.trailing.cells - indent : labelWidth(parts, indent, edge, trailing)
        try fill(width ?? columns - indent)
        try placeFilledLines(parts, indent: indent, edge: edge, valueFirst: width != nil)
    }

    /// Whether a label in two languages has room for one below the other beside its value.
    private func isStackedBesideValue(_ parts: RowParts, _ indent: Int, _ edge: Int) -> Bool {
        guard parts.detail.isEmpty, !parts.trailing.isEmpty, parts.label.span.count > 1,
            document.storage.hasTwoLanguages(parts.label.span)
        else { return false }
        return indent + document.stackedCells(parts.label.span) + 1 + parts.trailing.cells <= edge
    }

    /// The cells of a label column beside the value; nil: there is no room for one.
    private func labelWidth(_ parts: RowParts, _ indent: Int, _ edge: Int, _ trailing: TrailingColumns) -> Int? {
        guard parts.trailingIsAmount, !parts.trailing.isEmpty else { return nil }
        let widest = wrapping.widestPiece
        // All names share one column unless a very long amount makes it narrow: then each has the room beside its own.
        let shared = edge - 1 - max(trailing.amountCells, parts.trailing.cells) - indent
        let own = edge - 1 - parts.trailing.cells - indent
        for (width, atLeast) in [(shared, columns / 2), (own, max(8, columns / 4))] {
            if width >= atLeast, widest <= width || widest > columns - indent { return width }
        }
        return nil
    }

    private mutating func placeFilledLines(
        _ parts: RowParts, indent: Int, edge: Int, valueFirst: Bool
    ) throws(RenderingError) {
        let count = wrapping.lines.count
        let hasValue = !parts.trailing.isEmpty || !parts.mark.isEmpty
        var isPlaced = !hasValue
        for index in 0..<count {
            let line = wrapping.lines[index]
            move(to: min(indent, max(0, columns - line.cells)))
            write(line)
            let takesValue = valueFirst ? index == 0 : index == count - 1
            if !isPlaced, takesValue, lineCells + 1 + parts.trailing.cells <= edge {
                finishLine(parts, edge)
                isPlaced = true
            } else {
                endLine()
            }
        }
        guard !isPlaced else { return }
        if parts.trailing.cells <= edge {
            finishLine(parts, edge)
        } else {
            try placeText(parts.trailing.span, indent: parts.trailingIsAmount ? 0 : 2)
        }
    }

    /// Texts by themselves, on as many lines as they take.
    mutating func placeText(
        _ first: TextSpan, _ second: TextSpan = .empty, _ third: TextSpan = .empty, indent: Int
    ) throws(RenderingError) {
        if second.isEmpty, third.isEmpty {
            let text = document.field(first)
            if indent + text.cells <= columns {
                move(to: indent)
                write(text)
                return endLine()
            }
        }
        try cut(first, second, third)
        try fill(columns - indent)
        for index in wrapping.lines.indices {
            let line = wrapping.lines[index]
            move(to: min(indent, max(0, columns - line.cells)))
            write(line)
            endLine()
        }
    }

    /// A label and a line to write on.
    private mutating func placeBlank(_ parts: RowParts) throws(RenderingError) {
        let atLeast = 8
        if parts.label.cells + 1 + atLeast <= columns {
            if !parts.label.isEmpty { write(parts.label) }
            move(to: parts.label.isEmpty ? 0 : parts.label.cells + 1)
            writeFiller(UInt8(ascii: "_"), count: columns - lineCells - pendingCells)
            return endLine()
        }
        try placeText(parts.label.span, indent: 0)
        writeFiller(UInt8(ascii: "_"), count: columns)
        endLine()
    }
}

extension RowKind {
    /// How far a row stands in from the row that it belongs to.
    var indent: Int {
        switch self {
        case .quantity, .modifier, .discount, .deposit, .note: 2
        case .heading, .item, .entry, .sum, .total, .blank: 0
        }
    }
}
