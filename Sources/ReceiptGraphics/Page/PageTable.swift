#if Graphics
    import ReceiptContent

    /// The columns of a table, and its head, which is repeated on every page that the table goes on to.
    struct PageTable {
        var columns: [Column]
        var head: Slab?

        struct Column {
            let meaning: CellMeaning
            var start: Double
            let width: Double
            let usesShortHeading: Bool

            /// Words, and what goes with what stands before it, begin at the start of their column.
            var edge: TextEdge {
                switch meaning {
                case .description, .mark, .unit: .start
                case .itemCode, .quantity, .unitPrice, .discount, .rate, .net, .tax, .gross, .amount, .value: .end
                }
            }
        }

        func column(_ meaning: CellMeaning) -> Column? { columns.first { $0.meaning == meaning } }
    }

    /// What the cells of one meaning need.
    private struct ColumnMeasure {
        let meaning: CellMeaning
        var body = 0.0
        var heading = 0.0
        var shortHeading = 0.0

        func column(short: Bool) -> PageTable.Column {
            let usesShort = short && shortHeading > 0
            return PageTable.Column(
                meaning: meaning, start: 0, width: max(body, usesShort ? shortHeading : heading),
                usesShortHeading: usesShort)
        }
    }

    extension PageLayout {
        /// The columns of a block beside its descriptions, which get what is left.
        ///
        /// - Parameters:
        ///   - kinds: The rows that fill the columns.
        ///   - groups: Columns that come together or not at all, the most important first.
        ///   - least: The share of the width that descriptions keep.
        /// - Returns: nil when not even the first group leaves that much, or the longest word.
        mutating func table(
            _ block: RowsBlock, kinds: Set<RowKind>, groups: [[CellMeaning]], least: Double
        ) throws(GraphicsError) -> PageTable? {
            let measures = try measures(block, kinds).filter { measure in
                groups.contains { $0.contains(measure.meaning) }
            }
            let word = try widestWord(block, kinds)
            let least = max(width * least, min(word, width * 0.5))
            var chosen: [PageTable.Column] = []
            for short in [false, true] {
                chosen = []
                var left = width
                var fits = true
                for (index, group) in groups.enumerated() {
                    let added = measures.filter { group.contains($0.meaning) }.map { $0.column(short: short) }
                    let taken = added.reduce(0) { $0 + $1.width + style.gap }
                    guard left - taken >= least else {
                        if index == 0 { fits = false }
                        continue
                    }
                    chosen += added
                    left -= taken
                }
                if chosen.count == measures.count { break }
                if short, !fits { return nil }
            }
            let order = measures.map(\.meaning)
            chosen.sort { (order.firstIndex(of: $0.meaning) ?? 0) < (order.firstIndex(of: $1.meaning) ?? 0) }
            let taken = chosen.reduce(0) { $0 + $1.width + style.gap }
            var start = width - taken
            let description = PageTable.Column(
                meaning: .description, start: 0, width: start, usesShortHeading: false)
            for index in chosen.indices {
                start += style.gap
                chosen[index].start = start
                start += chosen[index].width
            }
            return PageTable(columns: [description] + chosen)
        }

        /// The columns that hold something, in the order of a page, without the descriptions.
        private mutating func measures(
            _ block: RowsBlock, _ kinds: Set<RowKind>
        ) throws(GraphicsError) -> [ColumnMeasure] {
            var measures = CellMeaning.allCases.map { ColumnMeasure(meaning: $0) }
            for row in document[block.rows] where row.kind == .heading || kinds.contains(row.kind) {
                for cell in document[row] where cell.meaning != .description {
                    guard let index = measures.firstIndex(where: { $0.meaning == cell.meaning }) else { continue }
                    if row.kind == .heading {
                        let style = headingStyle
                        measures[index].heading = try box(
                            cell.text, style: style, width: width / 4, part: cell.meaning.rawValue
                        ).width
                        measures[index].shortHeading = try box(
                            cell.shortText, style: style, width: width / 4, part: cell.meaning.rawValue
                        ).width
                    } else {
                        let style = textStyle(of: row)
                        measures[index].body = max(
                            measures[index].body,
                            try box(cell.text, style: style, width: width / 3, part: cell.meaning.rawValue).width)
                    }
                }
            }
            return measures.filter { $0.body > 0 }
        }

        /// The widest word of the descriptions.
        private mutating func widestWord(_ block: RowsBlock, _ kinds: Set<RowKind>) throws(GraphicsError) -> Double {
            // On wide pages words are far narrower than the column.
            guard isNarrow else { return 0 }
            var widest = 0.0
            for row in document[block.rows] where row.kind == .heading || kinds.contains(row.kind) {
                let font = row.kind == .heading ? headingStyle.font : textStyle(of: row).font
                for cell in document[row] where cell.meaning == .description {
                    for segment in segments(of: [cell.text]) {
                        for word in segment.text.words(in: font) {
                            widest = max(widest, try shaper.shape(word, keeping: segment.keeping).line(0).width)
                        }
                    }
                }
            }
            return widest
        }

        var headingStyle: TextStyle {
            TextStyle(
                font: FontStyle(size: style.text * 0.92, emphasis: .strong), ink: isNarrow ? .text : .accent,
                languages: .stacked)
        }

        /// A row of a table: all cells on one baseline, the description on as many lines as it needs.
        mutating func tableSlabs(
            _ row: Row, _ table: PageTable, _ membership: Slab.Table
        ) throws(GraphicsError) -> [Slab] {
            let isHead = row.kind == .heading
            let style = isHead ? headingStyle : textStyle(of: row)
            let padding = isHead || isNarrow ? self.style.rowPadding : self.style.rowPadding + 1
            var boxes: [(box: TextBox, column: PageTable.Column)] = []
            for column in table.columns {
                guard let cell = document[row].first(where: { $0.meaning == column.meaning }) else { continue }
                let text = isHead && column.usesShortHeading ? cell.shortText : cell.text
                var mark = TextSpan.empty
                if column.meaning == .description, table.column(.mark) == nil, !isHead {
                    mark = document[row].first { $0.meaning == .mark }?.text ?? .empty
                }
                boxes.append(
                    (try box(mark, text, style: style, width: column.width, part: column.meaning.rawValue), column))
            }
            let baseline = padding + boxes.reduce(0) { max($0, $1.box.firstBaseline) }
            var slab = Slab(table: membership)
            var rest: [TextBox] = []
            slab.elements.append(.begin(.tableRow))
            for (box, column) in boxes {
                var box = box
                if column.meaning == .description {
                    let parts = box.split(toFit: height / 3)
                    box = parts.first ?? box
                    rest = Array(parts.dropFirst())
                }
                put(
                    box, as: isHead ? .headerCell : .dataCell, start: column.start, width: column.width,
                    edge: column.edge, baseline: baseline, into: &slab.elements)
                slab.height = max(slab.height, baseline + box.height - box.firstBaseline + padding)
            }
            slab.elements.append(.end(.tableRow))
            var slabs = [slab]
            for box in rest {
                slabs += lines(
                    of: box, in: RowPlace(width: table.columns.first?.width ?? width, table: membership), edge: .start,
                    tag: .dataCell)
            }
            return slabs
        }
    }
#endif
