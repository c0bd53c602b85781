import ReceiptContent
import ReceiptModel

// Taxes by rate: a table with a column for each amount. Where there is no room for it, each tax is a group of labels and
// amounts: by the style sheet on narrow screens, always in mails.
extension HTMLComposer {
    mutating func placeTaxes(_ block: RowsBlock) {
        placeHeading(block)
        let columns = ItemColumns(rows[block.rows.range], cells, kinds: [.entry, .sum, .total]).meanings
            .filter { $0 != .mark && $0 != .value }
        let heading = rows[block.rows.range].first { $0.kind == .heading }
        begin(.taxes)
        html.markup("\n")
        if !isMail, let heading { placeTaxHeadings(heading, columns) }
        html.markup("<tbody>\n")
        if isMail, let name = heading.flatMap({ cell(of: $0, .description) }) {
            html.markup("<tr>")
            begin(.taxSummary)
            write(name.text)
            html.markup("</th></tr>\n")
        }
        for index in block.rows.range where rows[index].kind != .heading {
            if isMail {
                placeStackedTax(rows[index], heading, columns)
            } else {
                placeTax(rows[index], heading, columns)
            }
        }
        html.markup("</tbody>\n</table>\n")
    }

    private mutating func placeTaxHeadings(_ row: Row, _ columns: [CellMeaning]) {
        html.markup("<thead>\n<tr>")
        placeHeadingCell(row, .description, .taxHeading)
        for meaning in columns { placeHeadingCell(row, meaning, .taxHeading) }
        html.markup("</tr>\n</thead>\n")
    }

    private mutating func placeTax(_ row: Row, _ heading: Row?, _ columns: [CellMeaning]) {
        guard !isRemark(row) else { return placeTaxRemark(row, columns: columns.count + 1) }
        html.markup(row.kind == .entry ? "<tr><th scope=\"row\">" : "<tr class=\"strong\"><th scope=\"row\">")
        placeTaxName(row)
        html.markup("</th>")
        for meaning in columns {
            guard let cell = cell(of: row, meaning) else {
                html.markup("<td></td>")
                continue
            }
            html.markup("<td class=\"amount\"")
            if let heading, let label = self.cell(of: heading, meaning) {
                html.markup(" data-label=\"")
                plainText(label.text)
                html.markup("\"")
            }
            html.markup(">")
            write(cell.text)
            html.markup("</td>")
        }
        html.markup("</tr>\n")
    }

    private func isRemark(_ row: Row) -> Bool {
        switch row.kind {
        case .entry, .sum, .total: false
        case .heading, .item, .quantity, .modifier, .discount, .deposit, .note, .blank: true
        }
    }

    /// The letter of a tax names it, so that it stands before the words.
    private mutating func placeTaxName(_ row: Row) {
        var isFirst = true
        for meaning in [CellMeaning.mark, .description, .value] {
            guard let cell = cell(of: row, meaning) else { continue }
            if !isFirst { html.markup(" ") }
            if row.cellCount > 1, meaning == .mark || !isFirst { writeBeside(cell.text) } else { write(cell.text) }
            isFirst = false
        }
    }

    private mutating func placeTaxRemark(_ row: Row, columns: Int) {
        html.markup(isMail ? "<tr>" : "<tr class=\"detail\">")
        if isMail {
            begin(.wholeRow)
        } else {
            html.markup("<td colspan=\"")
            html.number(columns)
            html.markup("\">")
        }
        placeCells(of: row)
        html.markup("</td></tr>\n")
    }

    /// What the tax is, and under it each amount with the heading of its column.
    private mutating func placeStackedTax(_ row: Row, _ heading: Row?, _ columns: [CellMeaning]) {
        guard !isRemark(row) else { return placeTaxRemark(row, columns: 2) }
        html.markup("<tr>")
        begin(.taxName)
        placeTaxName(row)
        html.markup("</th></tr>\n")
        for meaning in columns {
            guard let cell = cell(of: row, meaning) else { continue }
            html.markup("<tr>")
            begin(.detailLabel)
            if let heading, let label = self.cell(of: heading, meaning) { write(label.text) }
            html.markup("</th>")
            begin(.amount)
            write(cell.text)
            html.markup("</td></tr>\n")
        }
    }
}

extension HTMLTag {
    fileprivate static let taxHeading = HTMLTag(#"<th scope="col">"#, mail: "")
    fileprivate static let taxSummary = HTMLTag(
        "",
        mail: #"<th colspan="2" scope="colgroup" style="padding:2px 0;border-bottom:1px solid #222222;font-size:13px"#,
        .start)
    fileprivate static let taxName = HTMLTag(
        "", mail: #"<th colspan="2" scope="rowgroup" style="padding:6px 0 2px;font-weight:bold;vertical-align:top"#,
        .start)
}
