import ReceiptContent
import ReceiptModel

/// What a row of labels and values shows: words at the start, one value at the end.
private struct EntryParts {
    var label = TextSpan.empty
    /// Goes with the label when an amount has the end of the row.
    var detail = TextSpan.empty
    var value = TextSpan.empty
    var valueIsAmount = false
    var mark = TextSpan.empty
}

// Lines of text, and tables of labels and values.
extension HTMLComposer {
    /// Each row a paragraph.
    mutating func placeLines(_ block: RowsBlock) {
        for index in block.rows.range {
            let row = rows[index]
            let isStrong = row.emphasis == .strong
            switch block.alignment {
            case .start: begin(isStrong ? .strongLine : .line)
            case .center: begin(isStrong ? .centeredStrongLine : .centeredLine)
            }
            placeCells(of: row)
            html.markup("</p>\n")
        }
    }

    /// All texts of a row, side by side.
    mutating func placeCells(of row: Row) {
        guard row.cellCount > 1 else { return write(cells[Int(row.firstCell)].text) }
        for index in row.cellRange {
            if index > Int(row.firstCell) { html.markup(" ") }
            writeBeside(cells[index].text)
        }
    }

    /// Labels and values.
    mutating func placeEntries(_ block: RowsBlock, _ tag: HTMLTag) {
        placeHeading(block)
        begin(tag)
        html.markup("\n<tbody>\n")
        for index in block.rows.range { placeEntry(rows[index]) }
        html.markup("</tbody>\n</table>\n")
    }

    private mutating func placeEntry(_ row: Row) {
        let parts = parts(of: row)
        beginRow(row)
        if parts.value.isEmpty, row.kind != .blank {
            begin(.wholeRow)
            write(parts.label)
            if !parts.detail.isEmpty { placeBeside(parts.detail) }
            return html.markup("</td></tr>\n")
        }
        begin(labelTag(of: row))
        if !parts.mark.isEmpty {
            writeBeside(parts.mark)
            html.markup(" ")
        }
        if parts.detail.isEmpty, parts.mark.isEmpty {
            write(parts.label)
        } else {
            writeBeside(parts.label)
            if !parts.detail.isEmpty { placeBeside(parts.detail) }
        }
        html.markup("</th>")
        begin(row.kind == .blank ? .blankSpace : parts.valueIsAmount ? amountTag(of: row) : .value)
        write(parts.value)
        html.markup("</td></tr>\n")
    }

    private mutating func placeBeside(_ text: TextSpan) {
        html.markup(" ")
        writeBeside(text)
    }

    private func parts(of row: Row) -> EntryParts {
        var parts = EntryParts()
        var value = TextSpan.empty
        var other = TextSpan.empty
        var otherPriority = Int.max
        for index in row.cellRange {
            let cell = cells[index]
            switch cell.meaning {
            case .description: parts.label = cell.text
            case .amount:
                parts.value = cell.text
                parts.valueIsAmount = true
            case .value: value = cell.text
            case .mark: parts.mark = cell.text
            case .itemCode, .quantity, .unit, .unitPrice, .discount, .rate, .net, .tax, .gross:
                // A row without an amount of its own shows the number that stands for it best.
                let priority = cell.meaning == .gross ? 0 : cell.meaning.priority
                if priority < otherPriority { (other, otherPriority) = (cell.text, priority) }
            }
        }
        if !value.isEmpty {
            if parts.value.isEmpty { parts.value = value } else { parts.detail = value }
        } else if parts.value.isEmpty, !other.isEmpty {
            parts.value = other
            parts.valueIsAmount = true
        }
        return parts
    }

    private mutating func beginRow(_ row: Row) {
        guard !isMail else { return html.markup("<tr>") }
        switch row.kind {
        case .total: html.markup("<tr class=\"total\">")
        case .quantity, .modifier, .discount, .deposit, .note: html.markup("<tr class=\"detail\">")
        case .blank: html.markup("<tr class=\"blank\">")
        case .heading, .item, .entry, .sum:
            html.markup(row.emphasis == .strong ? "<tr class=\"strong\">" : "<tr>")
        }
    }

    private func labelTag(of row: Row) -> HTMLTag {
        switch row.kind {
        case .total: .totalLabel
        case .quantity, .modifier, .discount, .deposit, .note: .detailLabel
        case .heading, .item, .entry, .sum, .blank: row.emphasis == .strong ? .strongLabel : .label
        }
    }

    private func amountTag(of row: Row) -> HTMLTag {
        row.kind == .total ? .totalAmount : row.emphasis == .strong ? .strongAmount : .amount
    }
}
