#if Graphics
    import ReceiptContent

    // From slabs to pages.
    extension PageLayout {
        /// Puts every slab on a page: what belongs together stays together where a page can hold it, a table that goes over
        /// repeats its head, and sums go with it.
        mutating func paginated() throws(GraphicsError) -> [LaidOutPage] {
            var pages = [OpenPage()]
            var index = 0
            while index < slabs.count {
                let group = index..<groupEnd(from: index)
                if try !fits(group, pages[pages.count - 1]), !pages[pages.count - 1].isFresh {
                    try turnPage(before: index, &pages)
                }
                if try fits(group, pages[pages.count - 1]) {
                    for slab in slabs[group] { pages[pages.count - 1].add(slab) }
                } else {
                    try placeParted(group, &pages)
                }
                index = group.upperBound
            }
            return try finished(pages)
        }

        /// A page while it is filled.
        private struct OpenPage {
            var elements: [PageElement] = []
            var used = 0.0
            /// Nothing is on it but the repeated head of a table.
            var isFresh = true
            var openTable: Int?
            /// The last row that came on it.
            var lastTable: Slab.Table?

            mutating func add(_ slab: Slab) {
                if openTable != slab.table?.number {
                    closeTable()
                    if let table = slab.table {
                        elements.append(.begin(.table))
                        openTable = table.number
                    }
                }
                if used > 0 { used += slab.spaceBefore }
                for element in slab.elements {
                    var element = element
                    element.shift(x: 0, y: used)
                    elements.append(element)
                }
                used += slab.height
                isFresh = false
                lastTable = slab.table
            }

            mutating func closeTable() {
                if openTable != nil { elements.append(.end(.table)) }
                openTable = nil
            }
        }

        /// The end of the slabs from `start` on that stay together.
        private func groupEnd(from start: Int) -> Int {
            var end = start
            while end < slabs.count - 1, slabs[end].keepsWithNext { end += 1 }
            return end + 1
        }

        private mutating func fits(_ group: Range<Int>, _ page: OpenPage) throws(GraphicsError) -> Bool {
            var used = page.used
            for index in group {
                if used > 0 { used += slabs[index].spaceBefore }
                used += slabs[index].height
            }
            return used + (try carriedHeight(behind: group.upperBound)) <= height
        }

        /// What a page must keep free for the sum so far if it ended here.
        private mutating func carriedHeight(behind end: Int) throws(GraphicsError) -> Double {
            guard end < slabs.count, let table = slabs[end - 1].table, slabs[end].table?.number == table.number,
                carries(table)
            else { return 0 }
            if let known = carriedHeights[table.number] { return known }
            let height = try carriedSlab(
                document.carriedForwardLabel, table.carriedForward, table: table
            ).height
            // Amounts differ in their digits alone.
            carriedHeights[table.number] = height
            return height
        }

        private func carries(_ table: Slab.Table) -> Bool {
            !table.carriedForward.isEmpty && !document.carriedForwardLabel.isEmpty
        }

        /// Begins a page; inside a table the old one ends with the sum so far, and the new one begins with head and sum.
        private mutating func turnPage(before index: Int, _ pages: inout [OpenPage]) throws(GraphicsError) {
            var next = OpenPage()
            if let last = pages[pages.count - 1].lastTable, slabs[index].table?.number == last.number,
                let table = tables[last.number]
            {
                if carries(last) {
                    pages[pages.count - 1].add(
                        try carriedSlab(document.carriedForwardLabel, last.carriedForward, table: last))
                }
                if let head = table.head { next.add(head) }
                if carries(last) {
                    next.add(try carriedSlab(document.broughtForwardLabel, last.carriedForward, table: last))
                }
            }
            next.isFresh = true
            pages.append(next)
        }

        /// Slabs that belong together and are higher than a page: as many on each as it holds.
        private mutating func placeParted(_ range: Range<Int>, _ pages: inout [OpenPage]) throws(GraphicsError) {
            for index in range {
                if try !fits(index..<index + 1, pages[pages.count - 1]), !pages[pages.count - 1].isFresh {
                    try turnPage(before: index, &pages)
                }
                pages[pages.count - 1].add(slabs[index])
            }
        }

        private mutating func finished(_ open: [OpenPage]) throws(GraphicsError) -> [LaidOutPage] {
            var pages: [LaidOutPage] = []
            for (index, page) in open.enumerated() {
                var page = page
                page.closeTable()
                for number in page.elements.indices {
                    page.elements[number].shift(x: style.sideMargin, y: style.topMargin)
                }
                let pageHeight =
                    options.paper.isRoll ? page.used + style.topMargin + style.bottomMargin : options.paper.height
                if !options.paper.isRoll {
                    page.elements += try pageLabel(index + 1, of: open.count)
                }
                pages.append(LaidOutPage(width: options.paper.width, height: pageHeight, elements: page.elements))
            }
            return pages
        }

        /// "Page 2 of 5", at the foot of the page.
        private mutating func pageLabel(_ page: Int, of total: Int) throws(GraphicsError) -> [PageElement] {
            guard let label = document.pageLabel else { return [] }
            let textStyle = TextStyle(font: FontStyle(size: style.text * 0.85), ink: .muted)
            var box = try self.box(
                label.leadingText(page: page, of: total), document.language, document.direction, textStyle,
                part: "pageLabel")
            if let second = label.second {
                let words = try self.box(
                    second.text(page: page, of: total), second.language, second.direction, textStyle.secondary,
                    part: "pageLabel")
                box = Self.beside([box, words], gap: style.gap, width: width)
            }
            var elements: [PageElement] = []
            put(
                box, as: .paragraph, start: 0, width: width, edge: .center,
                baseline: options.paper.height - style.bottomMargin * 0.5, into: &elements)
            for index in elements.indices { elements[index].shift(x: style.sideMargin, y: 0) }
            return elements
        }
    }
#endif
