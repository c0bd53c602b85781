#if Graphics
    import ReceiptContent

    // The table of taxes: all columns where they fit, else each tax on lines of its own.
    extension PageLayout {
        mutating func placeTaxes(_ block: RowsBlock) throws(GraphicsError) {
            var slabs = try headingSlabs(block.heading, start: 0, width: width, block.alignment)
            let kinds: Set<RowKind> = [.entry, .sum, .total]
            // The letter of a tax names it, so that it stands before its name.
            let all: [CellMeaning] = CellMeaning.allCases.filter { $0 != .description && $0 != .mark }
            let membership = nextTable()
            // The sum of net and tax is the first to go: a reader can add.
            let least = isNarrow ? 0.2 : 0.3
            var table = try self.table(block, kinds: kinds, groups: [all], least: least)
            if table == nil {
                let withoutGross = all.filter { $0 != .gross }
                table = try self.table(block, kinds: kinds, groups: [withoutGross], least: least)
            }
            let rows = Array(document[block.rows])
            for (index, row) in rows.enumerated() {
                rowIndex = index
                switch row.kind {
                case .heading:
                    if let table { slabs.append(try headSlab(row, table, membership)) }
                case .entry, .sum, .total:
                    if let table {
                        slabs += try tableSlabs(row, table, membership)
                    } else {
                        slabs += try stackedTax(row, heading: rows.first { $0.kind == .heading }, membership)
                    }
                case .item, .quantity, .modifier, .discount, .deposit, .note, .blank:
                    slabs += try self.slabs(of: row, in: RowPlace(width: width, table: membership))
                }
            }
            rowIndex = nil
            add(slabs, isKeptTogether: true)
        }

        /// What the tax is, and under it each amount with the heading of its column.
        private mutating func stackedTax(
            _ row: Row, heading: Row?, _ membership: Slab.Table
        ) throws(GraphicsError) -> [Slab] {
            let style = textStyle(of: row)
            var name = TextSpan.empty
            var rate = TextSpan.empty
            var mark = TextSpan.empty
            for cell in document[row] {
                if cell.meaning == .description { name = cell.text }
                if cell.meaning == .rate { rate = cell.text }
                if cell.meaning == .mark { mark = cell.text }
            }
            let title = try box(mark, name, rate, style: style, width: width, part: "description")
            var slabs = lines(of: title, in: RowPlace(width: width, table: membership), edge: .start, tag: .headerCell)
            for cell in document[row] {
                switch cell.meaning {
                case .description, .rate, .mark: continue
                case .itemCode, .quantity, .unit, .unitPrice, .discount, .net, .tax, .gross, .amount, .value: break
                }
                let words = heading.flatMap { document[$0].first { $0.meaning == cell.meaning }?.text } ?? .empty
                let value = try box(cell.text, style: style, width: width, part: cell.meaning.rawValue)
                let room = max(width - value.width - self.style.gap - self.style.indent, 1)
                let label = try box(words, style: style, width: room, part: cell.meaning.rawValue)
                let baseline = self.style.rowPadding + max(label.firstBaseline, value.firstBaseline)
                var slab = Slab(table: membership)
                slab.elements.append(.begin(.tableRow))
                put(
                    label, as: .headerCell, start: self.style.indent, width: room, edge: .start, baseline: baseline,
                    into: &slab.elements)
                put(value, as: .dataCell, start: 0, width: width, edge: .end, baseline: baseline, into: &slab.elements)
                slab.elements.append(.end(.tableRow))
                slab.height =
                    baseline + max(label.height - label.firstBaseline, value.height - value.firstBaseline)
                    + self.style.rowPadding
                slabs.append(slab)
            }
            return slabs
        }
    }
#endif
