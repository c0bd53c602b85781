#if Graphics
    import ReceiptContent

    // Rows of a label and a value.
    extension PageLayout {
        /// Where rows stand, and how they look.
        struct RowPlace {
            var start = 0.0
            var width: Double
            var table: Slab.Table?
            /// At the end of the line, kept free for marks.
            var markWidth = 0.0
            /// Values begin behind a column of labels of this width; nil: they end at the end of the line.
            var labelWidth: Double?
        }

        /// A label and its value: on one line where they fit, else the value under the label.
        mutating func slabs(of row: Row, in place: RowPlace) throws(GraphicsError) -> [Slab] {
            let parts = RowParts(row, of: document)
            if row.kind == .blank { return [try blankSlab(parts, place)] }
            let style = textStyle(of: row)
            let indent = row.kind.isDetail ? self.style.indent : 0
            var place = place
            place.start += indent
            place.width -= indent
            var slabs: [Slab]
            if parts.value.isEmpty {
                let label = try box(parts.label, parts.mark, style: style, width: place.width, part: "description")
                slabs = lines(of: label, in: place, edge: .start, tag: place.table == nil ? .paragraph : .dataCell)
            } else if row.kind.isDetail, !parts.valueIsAmount {
                let text = try box(parts.label, parts.value, style: style, width: place.width, part: "description")
                slabs = lines(of: text, in: place, edge: .start, tag: .dataCell)
            } else if let labelWidth = place.labelWidth {
                slabs = try pairSlabs(parts, style, place, labelWidth: labelWidth)
            } else {
                slabs = try endSlabs(parts, style, place)
            }
            if row.kind == .total { frame(&slabs, place) }
            for index in slabs.indices.dropLast() { slabs[index].keepsWithNext = true }
            return slabs
        }

        func textStyle(of row: Row) -> TextStyle {
            var style = TextStyle(font: FontStyle(size: self.style.text, emphasis: row.emphasis))
            if row.kind == .total { style.font.size = self.style.total }
            if row.kind.isDetail { style.ink = .muted }
            return style
        }

        /// The value at the end of the line, the label in what is left of it.
        private mutating func endSlabs(
            _ parts: RowParts, _ style: TextStyle, _ place: RowPlace
        ) throws(GraphicsError) -> [Slab] {
            let markSpace = place.markWidth > 0 ? place.markWidth + self.style.gap / 2 : 0
            let width = place.width - markSpace
            let value = try box(parts.value, style: style, width: width, part: "value")
            let mark = try box(parts.mark, style: style, width: max(place.markWidth, 1), part: "mark")
            let room = width - value.width - self.style.gap
            var slab = Slab(table: place.table)
            if parts.label.isEmpty || (room >= width * 0.3 && value.lines.count == 1) {
                let label = try box(parts.label, parts.detail, style: style, width: max(room, 1), part: "description")
                let baseline = self.style.rowPadding + max(label.firstBaseline, value.firstBaseline)
                begin(.tableRow, in: place, &slab.elements)
                put(
                    label, as: cell(.headerCell, place), start: place.start, width: room, edge: .start,
                    baseline: baseline, into: &slab.elements)
                put(
                    value, as: cell(.dataCell, place), start: place.start, width: width, edge: .end,
                    baseline: baseline, into: &slab.elements)
                if !mark.isEmpty {
                    put(
                        mark, as: cell(.dataCell, place), start: place.start + place.width - place.markWidth,
                        width: place.markWidth, edge: .start, baseline: baseline, into: &slab.elements)
                }
                end(.tableRow, in: place, &slab.elements)
                slab.height =
                    baseline
                    + max(
                        label.height - label.firstBaseline, value.height - value.firstBaseline) + self.style.rowPadding
                return [slab]
            }
            let label = try box(parts.label, parts.detail, style: style, width: place.width, part: "description")
            var slabs = lines(of: label, in: place, edge: .start, tag: cell(.headerCell, place))
            var valuePlace = place
            valuePlace.width = width
            slabs += lines(of: value, in: valuePlace, edge: .end, tag: cell(.dataCell, place))
            return slabs
        }

        /// The label in a column of its own, the value behind it.
        private mutating func pairSlabs(
            _ parts: RowParts, _ style: TextStyle, _ place: RowPlace, labelWidth: Double
        ) throws(GraphicsError) -> [Slab] {
            var labelStyle = style
            labelStyle.ink = .muted
            let label = try box(parts.label, style: labelStyle, width: labelWidth, part: "description")
            let start = place.start + labelWidth + self.style.gap
            let width = place.width - labelWidth - self.style.gap
            let value = try box(parts.value, parts.detail, style: style, width: width, part: "value")
            if value.lines.count > 1 {
                // An address of mail that is too long for its column has the next line to itself.
                let whole = try box(parts.value, parts.detail, style: style, width: place.width, part: "value")
                if whole.lines.count == 1 {
                    return lines(of: label, in: place, edge: .start, tag: cell(.headerCell, place))
                        + lines(of: whole, in: place, edge: .start, tag: cell(.dataCell, place))
                }
            }
            let baseline = self.style.rowPadding + max(label.firstBaseline, value.firstBaseline)
            var slab = Slab(table: place.table)
            begin(.tableRow, in: place, &slab.elements)
            put(
                label, as: cell(.headerCell, place), start: place.start, width: labelWidth, edge: .start,
                baseline: baseline, into: &slab.elements)
            let target = parts.valueIsAmount ? nil : linkTarget(of: parts.value)
            if let target { slab.elements.append(.begin(.link(target))) }
            put(
                value, as: cell(.dataCell, place), start: start, width: width, edge: .start, baseline: baseline,
                into: &slab.elements)
            if let target { slab.elements.append(.end(.link(target))) }
            end(.tableRow, in: place, &slab.elements)
            slab.height =
                baseline + max(label.height - label.firstBaseline, value.height - value.firstBaseline)
                + self.style.rowPadding
            return [slab]
        }

        /// A label and a line to write on.
        private mutating func blankSlab(_ parts: RowParts, _ place: RowPlace) throws(GraphicsError) -> Slab {
            let style = TextStyle(font: FontStyle(size: self.style.text))
            let label = try box(parts.label, style: style, width: place.width * 0.6, part: "description")
            let baseline = self.style.text * 1.2 + max(label.firstBaseline, self.style.text)
            var slab = Slab()
            put(
                label, as: .paragraph, start: place.start, width: place.width, edge: .start, baseline: baseline,
                into: &slab.elements)
            let start = place.start + (label.isEmpty ? 0 : label.width + self.style.gap)
            let width = place.start + place.width - start
            slab.elements.append(
                .rectangle(
                    Rectangle(
                        x: left(of: start, width: width), y: baseline + 2, width: width,
                        height: self.style.ruleThickness), .text))
            slab.height = baseline + max(label.height - label.firstBaseline, 4) + self.style.rowPadding
            return slab
        }

        /// A text by itself, in slabs that always fit on a page.
        func lines(of box: TextBox, in place: RowPlace, edge: TextEdge, tag: StructureTag) -> [Slab] {
            box.split(toFit: height / 3).map { box in
                var slab = Slab(height: box.height + 2 * style.rowPadding, table: place.table)
                begin(.tableRow, in: place, &slab.elements)
                put(
                    box, as: tag, start: place.start, width: place.width, edge: edge,
                    baseline: style.rowPadding + box.firstBaseline, into: &slab.elements)
                end(.tableRow, in: place, &slab.elements)
                return slab
            }
        }

        /// A rule above the total, and one below it on a roll.
        private func frame(_ slabs: inout [Slab], _ place: RowPlace) {
            guard !slabs.isEmpty else { return }
            let space = style.text * 0.35
            slabs[0].shift(by: space + style.ruleThickness)
            slabs[0].elements.append(
                rule(place.start, place.width, y: 0, .accent, thickness: style.ruleThickness * 1.5))
            guard isNarrow, let last = slabs.indices.last else { return }
            slabs[last].height += space
            slabs[last].elements.append(
                rule(
                    place.start, place.width, y: slabs[last].height - style.ruleThickness, .accent,
                    thickness: style.ruleThickness * 1.5))
        }

        func rule(_ start: Double, _ width: Double, y: Double, _ ink: Ink, thickness: Double) -> PageElement {
            .rectangle(Rectangle(x: left(of: start, width: width), y: y, width: width, height: thickness), ink)
        }

        /// Outside of a table a cell is a paragraph and there are no rows.
        private func cell(_ tag: StructureTag, _ place: RowPlace) -> StructureTag {
            place.table == nil ? .paragraph : tag
        }

        private func begin(_ tag: StructureTag, in place: RowPlace, _ elements: inout [PageElement]) {
            if place.table != nil { elements.append(.begin(tag)) }
        }

        private func end(_ tag: StructureTag, in place: RowPlace, _ elements: inout [PageElement]) {
            if place.table != nil { elements.append(.end(tag)) }
        }

        private func linkTarget(of span: TextSpan) -> LinkTarget? {
            guard let run = document[span].first, run.role == .identifier, run.isASCII else { return nil }
            return LinkTarget(document.string(of: run))
        }
    }

    extension RowKind {
        /// Whether a row belongs to the one above it.
        var isDetail: Bool {
            switch self {
            case .quantity, .modifier, .discount, .deposit, .note: true
            case .heading, .item, .entry, .sum, .total, .blank: false
            }
        }
    }
#endif
