#if Graphics
    import ReceiptContent

    // What was sold: a table on a wide page, name and amount on a roll.
    extension PageLayout {
        mutating func placeItems(_ block: RowsBlock) throws(GraphicsError) {
            var slabs = try headingSlabs(block.heading, start: 0, width: width, block.alignment)
            // Quantity and price of one unit come together or not at all: they take the place of a row of their own.
            let table =
                isNarrow
                ? nil
                : try self.table(
                    block, kinds: [.item],
                    groups: [
                        [.amount, .value, .mark], [.quantity, .unit, .unitPrice], [.rate], [.tax], [.net], [.gross],
                        [.discount], [.itemCode],
                    ], least: 0.3)
            if let table {
                slabs += try tableRows(block, table)
            } else {
                slabs += try stackedRows(block)
            }
            if let last = slabs.indices.last {
                slabs[last].height += style.rowPadding
                slabs[last].elements.append(
                    rule(
                        0, width, y: slabs[last].height - style.ruleThickness, isNarrow ? .text : .accent,
                        thickness: style.ruleThickness))
            }
            add(slabs)
        }

        private mutating func tableRows(_ block: RowsBlock, _ plan: PageTable) throws(GraphicsError) -> [Slab] {
            var plan = plan
            var slabs: [Slab] = []
            var membership = nextTable()
            let amountEnd = plan.column(.amount).map { $0.start + $0.width } ?? width
            let showsQuantities = plan.column(.quantity) != nil || plan.column(.unitPrice) != nil
            for (index, row) in document[block.rows].enumerated() {
                rowIndex = index
                switch row.kind {
                case .heading:
                    let head = try headSlab(row, plan, membership)
                    plan.head = head
                    slabs.append(head)
                case .item:
                    membership.carriedForward = row.carriedForward
                    endGroup(&slabs)
                    append(try tableSlabs(row, plan, membership), to: &slabs)
                case .quantity where showsQuantities: continue
                case .quantity, .modifier, .discount, .deposit, .note, .entry, .sum, .total, .blank:
                    append(try self.slabs(of: row, in: RowPlace(width: amountEnd, table: membership)), to: &slabs)
                }
            }
            rowIndex = nil
            tables[membership.number] = plan
            return slabs
        }

        private mutating func stackedRows(_ block: RowsBlock) throws(GraphicsError) -> [Slab] {
            var slabs: [Slab] = []
            var membership = nextTable()
            let markWidth = try markWidth(block)
            for (index, row) in document[block.rows].enumerated() where row.kind != .heading {
                rowIndex = index
                if row.kind == .item {
                    membership.carriedForward = row.carriedForward
                    endGroup(&slabs)
                }
                append(
                    try self.slabs(of: row, in: RowPlace(width: width, table: membership, markWidth: markWidth)),
                    to: &slabs)
            }
            rowIndex = nil
            tables[membership.number] = PageTable(columns: [])
            if !slabs.isEmpty {
                slabs[0].shift(by: 3)
                slabs[0].elements.append(rule(0, width, y: 0, .text, thickness: style.ruleThickness))
            }
            return slabs
        }

        /// The head: bold words on a coloured rule.
        func headSlab(_ row: Row, _ plan: PageTable, _ membership: Slab.Table) throws(GraphicsError) -> Slab {
            var layout = self
            var head = Self.stacked(try layout.tableSlabs(row, plan, membership))
            head.height += 2
            head.elements.append(rule(0, width, y: head.height - 1, isNarrow ? .text : .accent, thickness: 1))
            head.height += 1
            head.keepsWithNext = true
            head.isHead = true
            return head
        }

        /// The rows of one item stay together.
        private func append(_ rows: [Slab], to slabs: inout [Slab]) {
            for row in rows {
                slabs.append(row)
                slabs[slabs.count - 1].keepsWithNext = true
            }
        }

        /// Ends the rows of the item before; on a wide page a thin line separates the next one.
        private func endGroup(_ slabs: inout [Slab]) {
            guard let last = slabs.indices.last, !slabs[last].isHead else { return }
            slabs[last].keepsWithNext = false
            guard !isNarrow else { return }
            slabs[last].height += 0.8
            slabs[last].elements.append(rule(0, width, y: slabs[last].height - 0.4, .hairline, thickness: 0.4))
        }

        private mutating func markWidth(_ block: RowsBlock) throws(GraphicsError) -> Double {
            var widest = 0.0
            for row in document[block.rows] {
                for cell in document[row] where cell.meaning == .mark {
                    let style = textStyle(of: row)
                    widest = max(widest, try box(cell.text, style: style, width: width / 4, part: "mark").width)
                }
            }
            return widest
        }

        /// The sum so far, at the foot of a page and at the head of the next one.
        mutating func carriedSlab(_ label: TextSpan, _ amount: TextSpan, table: Slab.Table) throws(GraphicsError)
            -> Slab
        {
            var style = TextStyle(font: FontStyle(size: self.style.text, emphasis: .strong))
            style.languages = .besideWhereThereIsRoom
            // As wide as the amounts above it: the mark column stays free.
            let end = tables[table.number]?.column(.amount).map { $0.start + $0.width } ?? width
            let value = try box(amount, style: style, width: end, part: "carriedForward")
            let room = max(end - value.width - self.style.gap, 1)
            let words = try box(label, style: style, width: room, part: "carriedForward")
            let baseline = self.style.rowPadding + 2 + max(words.firstBaseline, value.firstBaseline)
            var slab = Slab(table: table)
            slab.elements.append(.begin(.tableRow))
            put(words, as: .headerCell, start: 0, width: room, edge: .start, baseline: baseline, into: &slab.elements)
            put(value, as: .dataCell, start: 0, width: end, edge: .end, baseline: baseline, into: &slab.elements)
            slab.elements.append(.end(.tableRow))
            slab.height =
                baseline + max(words.height - words.firstBaseline, value.height - value.firstBaseline)
                + self.style.rowPadding + 2
            return slab
        }
    }
#endif
