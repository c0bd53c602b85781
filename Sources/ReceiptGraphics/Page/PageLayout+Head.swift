#if Graphics
    import ReceiptContent

    // The head of the paper: logo, seller, mark, title.
    extension PageLayout {
        /// On a roll: in the middle, above everything.
        mutating func placeLogo() {
            guard let logo = options.logo else { return }
            let size = size(of: logo, atMost: (width * 0.6, style.text * 6))
            let start = (width - size.width) / 2
            add([
                Slab(
                    height: size.height,
                    elements: logoElements(logo, Rectangle(x: start, y: 0, width: size.width, height: size.height)))
            ])
        }

        /// On a wide page the seller begins at the start of the line, and the logo stands at its end.
        mutating func placeLetterhead(_ block: RowsBlock) throws(GraphicsError) {
            guard !isNarrow else { return add(try letterheadSlabs(block, width: width, edge: .center)) }
            guard let logo = options.logo else {
                return add(Self.ruledOff(try letterheadSlabs(block, width: width, edge: .start), self))
            }
            let size = size(of: logo, atMost: (width * 0.35, 56))
            let room = width - size.width - 2 * style.gap
            var head = Self.stacked(try letterheadSlabs(block, width: room, edge: .start))
            let place = Rectangle(
                x: left(of: width - size.width, width: size.width), y: 0, width: size.width, height: size.height)
            head.elements += logoElements(logo, place)
            head.height = max(head.height, size.height)
            add(Self.ruledOff([head], self))
        }

        private mutating func letterheadSlabs(
            _ block: RowsBlock, width: Double, edge: TextEdge
        ) throws(GraphicsError) -> [Slab] {
            var slabs = try headingSlabs(block.heading, start: 0, width: width, edge == .center ? .center : .start)
            for (index, row) in document[block.rows].enumerated() {
                rowIndex = index
                let parts = RowParts(row, of: document)
                var style = textStyle(of: row)
                if row.emphasis == .strong { style.font.size = self.style.total + (isNarrow ? 0 : 2) }
                let box = try box(
                    parts.label, parts.detail, parts.value, parts.mark, style: style, width: width,
                    part: "description")
                slabs += lines(of: box, in: RowPlace(width: width), edge: edge, tag: .paragraph)
            }
            rowIndex = nil
            return slabs
        }

        /// A coloured rule under the last slab.
        private static func ruledOff(_ slabs: [Slab], _ layout: PageLayout) -> [Slab] {
            var slabs = slabs
            guard let last = slabs.indices.last else { return [] }
            slabs[last].height += 8
            slabs[last].elements.append(
                layout.rule(0, layout.width, y: slabs[last].height - 1.5, .accent, thickness: 1.5))
            return slabs
        }

        /// The first line of the letterhead.
        private var sellerName: String {
            for case .letterhead(let rows) in document.blocks {
                guard let row = document[rows.rows].first else { continue }
                let parts = RowParts(row, of: document)
                return document.string(of: parts.label.isEmpty ? parts.value : parts.label)
            }
            return ""
        }

        private func logoElements(_ logo: Logo, _ place: Rectangle) -> [PageElement] {
            let figure = StructureTag.figure(alternative: sellerName)
            return [.begin(figure), .logo(logo, place), .end(figure)]
        }

        private func size(of logo: Logo, atMost limit: (width: Double, height: Double)) -> (
            width: Double, height: Double
        ) {
            let (width, height) = (Double(logo.widthInPixels), Double(logo.heightInPixels))
            let scale = min(limit.width / width, limit.height / height)
            return (width * scale, height * scale)
        }

        mutating func placeTitle(_ title: TitleBlock) throws(GraphicsError) {
            let style = TextStyle(
                font: FontStyle(size: self.style.title, emphasis: .strong), ink: isNarrow ? .text : .accent)
            let box = try box(title.text, style: style, width: width, part: "title")
            let slabs = box.split(toFit: height / 3).map { box in
                var slab = Slab(height: box.height, keepsWithNext: true)
                put(
                    box, as: .title, start: 0, width: width, edge: isNarrow ? .center : .start,
                    baseline: box.firstBaseline, into: &slab.elements)
                return slab
            }
            add(slabs)
        }

        /// A word in a frame across the paper.
        mutating func placeMark(_ mark: MarkBlock) throws(GraphicsError) {
            let padding = style.text * 0.6
            let text = TextStyle(font: FontStyle(size: style.total + 1, emphasis: .strong))
            let box = try box(mark.text, style: text, width: width - 4 * padding, part: "mark")
            guard !box.isEmpty else { return }
            var slab = Slab(height: box.height + 2 * padding)
            let frameWidth = isNarrow ? width : min(width, box.width + 4 * padding)
            let frameStart = isNarrow ? 0 : (width - frameWidth) / 2
            slab.elements.append(
                .frame(
                    Rectangle(
                        x: left(of: frameStart, width: frameWidth) + 0.6, y: 0.6, width: frameWidth - 1.2,
                        height: slab.height - 1.2), .text, thickness: 1.2))
            put(
                box, as: .paragraph, start: 0, width: width, edge: .center, baseline: padding + box.firstBaseline,
                into: &slab.elements)
            add([slab])
        }
    }
#endif
