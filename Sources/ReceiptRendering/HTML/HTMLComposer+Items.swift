import ReceiptContent
import ReceiptModel

// What was sold: a table of which narrow screens, slips and mails leave out the columns that a row under the item says.
extension HTMLComposer {
    mutating func placeItems(_ block: RowsBlock) {
        placeHeading(block)
        let columns = ItemColumns(rows[block.rows.range], cells, kinds: [.item])
        let shown =
            isMail && columns.contains(.amount) ? columns.meanings.filter { !$0.isForWidePaper } : columns.meanings
        let saysQuantity = columns.contains(.quantity) || columns.contains(.unitPrice)
        begin(.items)
        html.markup("\n")
        var isInBody = false
        for index in block.rows.range {
            let row = rows[index]
            switch row.kind {
            case .heading:
                endBody(&isInBody)
                placeItemHeadings(row, shown)
                continue
            case .item:
                endBody(&isInBody)
                html.markup("<tbody>\n<tr>")
            case .quantity where saysQuantity && !isMail:
                beginBody(isInBody)
                html.markup("<tr class=\"detail narrow\">")
            case .quantity, .modifier, .discount, .deposit, .note, .entry, .sum, .total, .blank:
                beginBody(isInBody)
                html.markup(isMail ? "<tr>" : "<tr class=\"detail\">")
            }
            isInBody = true
            placeItemRow(row, shown)
        }
        endBody(&isInBody)
        html.markup("</table>\n")
    }

    private mutating func beginBody(_ isInBody: Bool) {
        if !isInBody { html.markup("<tbody>\n") }
    }

    private mutating func endBody(_ isInBody: inout Bool) {
        if isInBody { html.markup("</tbody>\n") }
        isInBody = false
    }

    private mutating func placeItemHeadings(_ row: Row, _ columns: [CellMeaning]) {
        html.markup("<thead>\n<tr>")
        placeHeadingCell(row, .description, .descriptionHeading)
        for meaning in columns { placeHeadingCell(row, meaning, .heading(of: meaning)) }
        html.markup("</tr>\n</thead>\n")
    }

    /// A column without a heading has a cell that is none.
    mutating func placeHeadingCell(_ row: Row, _ meaning: CellMeaning, _ tag: HTMLTag) {
        guard let cell = cell(of: row, meaning) else { return html.markup("<td></td>") }
        begin(tag)
        write(cell.text)
        html.markup("</th>")
    }

    private mutating func placeItemRow(_ row: Row, _ columns: [CellMeaning]) {
        let isItem = row.kind == .item
        begin(isItem ? .itemName : .itemDetail)
        placeDescription(row, columns)
        html.markup("</th>")
        for meaning in columns {
            guard let cell = cell(of: row, meaning) else {
                html.markup(!isMail && meaning.isForWidePaper ? "<td class=\"wide\"></td>" : "<td></td>")
                continue
            }
            begin(isItem ? .cell(of: meaning) : .detailCell(of: meaning))
            write(cell.text)
            html.markup("</td>")
        }
        html.markup("</tr>\n")
    }

    /// The name, and beside it whatever has no column.
    private mutating func placeDescription(_ row: Row, _ columns: [CellMeaning]) {
        if row.cellCount == 1 || row.kind == .item, let name = cell(of: row, .description) { return write(name.text) }
        let words = row.cellRange.filter { !columns.contains(cells[$0].meaning) }
        if words.count == 1 { return write(cells[words[0]].text) }
        for (position, index) in words.enumerated() {
            if position > 0 { html.markup(" ") }
            writeBeside(cells[index].text)
        }
    }

    func cell(of row: Row, _ meaning: CellMeaning) -> Cell? {
        for index in row.cellRange where cells[index].meaning == meaning { return cells[index] }
        return nil
    }
}

extension HTMLTag {
    fileprivate static let descriptionHeading = HTMLTag(
        #"<th scope="col">"#,
        mail:
            #"<th scope="col" style="padding:2px 0;border-bottom:1px solid #222222;font-size:13px;overflow-wrap:break-word;vertical-align:bottom"#,
        .start)
    fileprivate static let itemName = HTMLTag(
        #"<th scope="row">"#, mail: #"<th scope="row" style="padding:6px 0 0;font-weight:bold;vertical-align:top"#,
        .start
    )
    fileprivate static let itemDetail = HTMLTag(
        #"<th scope="row">"#,
        mail: #"<th scope="row" style="padding:0 12px;color:#555555;font-weight:normal;vertical-align:top"#, .start)

    fileprivate static func heading(of meaning: CellMeaning) -> HTMLTag {
        meaning.isForWidePaper ? wideHeading : numberHeading
    }
    private static let numberHeading = HTMLTag(#"<th scope="col">"#, mail: mailHeading, .end)
    private static let wideHeading = HTMLTag(#"<th scope="col" class="wide">"#, mail: mailHeading, .end)
    private static let mailHeading: StaticString =
        #"<th scope="col" style="padding:2px 0;border-bottom:1px solid #222222;font-size:13px;overflow-wrap:break-word;vertical-align:bottom"#

    fileprivate static func cell(of meaning: CellMeaning) -> HTMLTag {
        switch meaning {
        case .amount: itemAmount
        case .rate: itemRate
        case .mark: itemMark
        case .value, .description: itemValue
        case .itemCode, .quantity, .unit, .unitPrice, .discount, .net, .tax, .gross: itemNumber
        }
    }

    fileprivate static func detailCell(of meaning: CellMeaning) -> HTMLTag {
        meaning == .amount ? detailAmount : cell(of: meaning)
    }

    private static let itemAmount = HTMLTag(
        #"<td class="amount">"#, mail: #"<td style="padding:6px 0 0;white-space:nowrap;vertical-align:top"#, .end)
    private static let itemRate = HTMLTag(
        #"<td class="rate">"#, mail: #"<td style="padding:6px 0 0;vertical-align:top"#, .end)
    private static let itemMark = HTMLTag(
        #"<td class="mark">"#, mail: #"<td style="padding:6px 0 0;vertical-align:top"#, .start)
    private static let itemValue = HTMLTag("<td>", mail: #"<td style="padding:6px 0 0;vertical-align:top"#, .end)
    private static let itemNumber = HTMLTag(
        #"<td class="wide">"#, mail: #"<td style="padding:6px 0 0;vertical-align:top"#, .end)
    private static let detailAmount = HTMLTag(
        #"<td class="amount">"#,
        mail: #"<td style="padding:0;color:#555555;white-space:nowrap;vertical-align:top"#, .end)
}
