#if Graphics
    import ReceiptContent

    // From blocks to slabs.
    extension PageLayout {
        mutating func placeBlocks() throws(GraphicsError) {
            let blocks = document.blocks
            if isNarrow { placeLogo() }
            var index = 0
            while index < blocks.count {
                blockIndex = index
                rowIndex = nil
                let parties = blocks[index...].prefix { if case .party = $0 { true } else { false } }
                if !isNarrow, parties.count > 1 {
                    try placeBeside(parties)
                    index += parties.count
                } else {
                    try place(blocks[index])
                    index += 1
                }
            }
        }

        private mutating func place(_ block: Block) throws(GraphicsError) {
            switch block {
            case .mark(let mark): try placeMark(mark)
            case .letterhead(let rows): try placeLetterhead(rows)
            case .title(let title): try placeTitle(title)
            case .facts(let rows):
                if isNarrow || rows.alignment == .center {
                    add(try blockSlabs(rows, in: wholeWidth(as: nextTable())))
                } else {
                    add(try factSlabs(rows))
                }
            case .party(let rows): add(try partySlabs(rows), isKeptTogether: true)
            case .items(let rows): try placeItems(rows)
            case .totals(let rows):
                for index in slabs.indices.suffix(1) where slabs[index].table != nil {
                    slabs[index].keepsWithNext = true
                }
                add(try blockSlabs(rows, in: sumsPlace()), isKeptTogether: true)
            case .taxes(let rows): try placeTaxes(rows)
            case .payments(let rows): add(try blockSlabs(rows, in: sumsPlace()), isKeptTogether: true)
            case .slip(let rows): add(try blockSlabs(rows, in: wholeWidth(as: nil)), isKeptTogether: true)
            case .paragraphs(let rows): add(try blockSlabs(rows, in: wholeWidth(as: nil)))
            case .code(let code): try placeCode(code)
            }
        }

        /// Appends a block's slabs with space above the first.
        mutating func add(_ block: [Slab], isKeptTogether: Bool = false) {
            var block = block
            guard !block.isEmpty else { return }
            block[0].spaceBefore = max(block[0].spaceBefore, style.blockSpace)
            if isKeptTogether {
                for index in block.indices.dropLast() { block[index].keepsWithNext = true }
            }
            slabs += block
        }

        /// A number for a table that no other has.
        mutating func nextTable() -> Slab.Table {
            Slab.Table(number: blockIndex)
        }

        private func wholeWidth(as table: Slab.Table?) -> RowPlace { RowPlace(width: width, table: table) }

        /// Sums stand under the amounts of the items: at the end of a wide page.
        private mutating func sumsPlace() -> RowPlace {
            let table = nextTable()
            guard !isNarrow else { return wholeWidth(as: table) }
            return RowPlace(start: width * 0.45, width: width * 0.55, table: table)
        }

        /// The heading and the rows of a block, one under the other.
        mutating func blockSlabs(_ block: RowsBlock, in place: RowPlace) throws(GraphicsError) -> [Slab] {
            var slabs = try headingSlabs(block.heading, start: place.start, width: place.width, block.alignment)
            for (index, row) in document[block.rows].enumerated() {
                rowIndex = index
                if block.alignment == .center {
                    slabs += try centredSlabs(row, place)
                } else {
                    slabs += try self.slabs(of: row, in: place)
                }
            }
            rowIndex = nil
            return slabs
        }

        mutating func headingSlabs(
            _ heading: TextSpan, start: Double, width: Double, _ alignment: BlockAlignment
        ) throws(GraphicsError) -> [Slab] {
            guard !heading.isEmpty else { return [] }
            let style = TextStyle(
                font: FontStyle(size: self.style.heading, emphasis: .strong), ink: isNarrow ? .text : .accent)
            let box = try box(heading, style: style, width: width, part: "heading")
            var slab = Slab(height: box.height + 2, keepsWithNext: true)
            put(
                box, as: .heading, start: start, width: width, edge: alignment == .center ? .center : .start,
                baseline: box.firstBaseline, into: &slab.elements)
            return [slab]
        }

        /// All texts of a row, one after the other, in the middle.
        mutating func centredSlabs(_ row: Row, _ place: RowPlace) throws(GraphicsError) -> [Slab] {
            let parts = RowParts(row, of: document)
            let box = try box(
                parts.label, parts.detail, parts.value, parts.mark, style: textStyle(of: row), width: place.width,
                part: "description")
            return lines(
                of: box, in: RowPlace(start: place.start, width: place.width), edge: .center, tag: .paragraph)
        }

        /// Labels and values of a wide page: in two columns, which are read line by line.
        private mutating func factSlabs(_ block: RowsBlock) throws(GraphicsError) -> [Slab] {
            let column = (width - 2 * style.gap) / 2
            let rows = Array(document[block.rows])
            let half = (rows.count + 1) / 2
            let table = nextTable()
            var slabs = try headingSlabs(block.heading, start: 0, width: width, block.alignment)
            let labels = try [rows[..<half], rows[half...]].map { (rows) throws(GraphicsError) in
                try labelWidth(rows, atMost: column * 0.5)
            }
            for index in 0..<half {
                var pair: [Slab] = []
                for (side, number) in [index, half + index].enumerated() where number < rows.count {
                    rowIndex = number
                    let place = RowPlace(
                        start: side == 0 ? 0 : column + 2 * style.gap, width: column, table: table,
                        labelWidth: labels[side])
                    pair.append(Self.stacked(try self.slabs(of: rows[number], in: place)))
                }
                slabs.append(Self.overlaid(pair))
            }
            rowIndex = nil
            return slabs
        }

        private mutating func partySlabs(_ block: RowsBlock) throws(GraphicsError) -> [Slab] {
            guard !isNarrow else { return try blockSlabs(block, in: wholeWidth(as: nextTable())) }
            var place = wholeWidth(as: nil)
            place.labelWidth = try labelWidth(document[block.rows], atMost: width * 0.3)
            return try blockSlabs(block, in: place)
        }

        private mutating func labelWidth(_ rows: ArraySlice<Row>, atMost limit: Double) throws(GraphicsError) -> Double
        {
            var widest = 0.0
            for row in rows {
                let parts = RowParts(row, of: document)
                guard !parts.value.isEmpty else { continue }
                widest = max(
                    widest,
                    try box(parts.label, style: textStyle(of: row), width: limit, part: "description").width)
            }
            return widest
        }

        /// Blocks of a wide page side by side; under each other where they would not fit on one page.
        private mutating func placeBeside(_ blocks: ArraySlice<Block>) throws(GraphicsError) {
            let gap = 2 * style.gap
            let column = (width - gap * Double(blocks.count - 1)) / Double(blocks.count)
            var columns: [Slab] = []
            for (index, block) in blocks.enumerated() {
                guard case .party(let rows) = block else { continue }
                blockIndex = blocks.startIndex + index
                var place = RowPlace(start: Double(index) * (column + gap), width: column)
                place.labelWidth = try labelWidth(document[rows.rows], atMost: column * 0.45)
                columns.append(Self.stacked(try blockSlabs(rows, in: place)))
            }
            let together = Self.overlaid(columns)
            if together.height <= height / 2 { return add([together]) }
            for index in blocks.indices {
                blockIndex = index
                try place(blocks[index])
            }
        }

        /// Slabs that must not be parted, as one.
        static func stacked(_ slabs: [Slab]) -> Slab {
            guard var all = slabs.first else { return Slab() }
            for slab in slabs.dropFirst() {
                all.elements += slab.elements.map {
                    var element = $0
                    element.shift(x: 0, y: all.height + slab.spaceBefore)
                    return element
                }
                all.height += slab.spaceBefore + slab.height
            }
            return all
        }

        /// Slabs side by side.
        static func overlaid(_ slabs: [Slab]) -> Slab {
            guard var all = slabs.first else { return Slab() }
            for slab in slabs.dropFirst() {
                all.elements += slab.elements
                all.height = max(all.height, slab.height)
            }
            return all
        }
    }
#endif
