#if Graphics
    import ReceiptContent
    import ReceiptModel

    // From texts of the document to boxes of lines, and from boxes to places.
    extension PageLayout {
        /// A text in lines of at most `width`.
        ///
        /// A line with something that must not be broken and is wider is drawn narrower.
        mutating func box(
            _ spans: TextSpan..., style: TextStyle, width: Double, part: String
        ) throws(GraphicsError) -> TextBox {
            var boxes: [TextBox] = []
            for segment in segments(of: spans) {
                let style = boxes.isEmpty ? style : style.secondary
                boxes.append(try box(segment, style, width: width, part: part))
            }
            guard let first = boxes.first else { return .empty }
            if boxes.count == 1 { return first }
            return style.languages == .stacked
                ? TextBox(lines: boxes.flatMap(\.lines)) : Self.beside(boxes, gap: self.style.gap, width: width)
        }

        /// A text that is no run of the document's.
        mutating func box(
            _ string: String, _ language: LanguageTag, _ direction: TextDirection, _ style: TextStyle, part: String
        ) throws(GraphicsError) -> TextBox {
            guard !string.isEmpty else { return .empty }
            var text = ShapingText(utf8: Array(string.utf8), direction: direction, font: style.font)
            text.close(shaper.number(of: language), isUnbreakable: false)
            return try box(TextSegment(text: text, keeping: .notAtAll), style, width: width, part: part)
        }

        /// Texts of several languages on one line, or stacked where they are too wide for it.
        static func beside(_ boxes: [TextBox], gap: Double, width: Double) -> TextBox {
            if let line = joined(boxes, gap: gap, width: width) { return TextBox(lines: [line]) }
            return TextBox(lines: boxes.flatMap(\.lines))
        }

        mutating func box(
            _ segment: TextSegment, _ style: TextStyle, width: Double, part: String
        ) throws(GraphicsError) -> TextBox {
            var shaping = segment.text
            shaping.font = style.font
            var shaped = try shaper.shape(shaping, keeping: segment.keeping)
            if shaped.line(0).width > width + Self.tolerance {
                shaped = try shaper.shape(shaping, width: width, keeping: segment.keeping)
            }
            note(shaped, part: part)
            var box = TextBox()
            for index in 0..<shaped.lineCount {
                let line = shaped.line(index)
                guard line.width > 0 else { continue }
                let stretch = line.width > width + Self.tolerance ? width / line.width : 1
                guard stretch >= Self.narrowest else { throw .tooNarrow(paper: options.paper, place: place(part)) }
                box.lines.append(
                    TextBox.Line(
                        pieces: [
                            TextBox.Piece(
                                text: shaped, line: index, offset: 0, width: line.width * stretch, stretch: stretch,
                                style: style)
                        ],
                        width: line.width * stretch, ascent: line.ascent, descent: line.descent,
                        pitch: max(style.font.size * Self.linePitch, line.ascent + line.descent + 1)))
            }
            return box
        }

        /// Pango counts in 1024ths of a point.
        private static let tolerance = 0.05
        /// Letters that are drawn narrower than this cannot be read.
        private static let narrowest = 0.4
        private static let linePitch = 1.3

        /// One line of all boxes, or nil when they are too wide for it.
        private static func joined(_ boxes: [TextBox], gap: Double, width: Double) -> TextBox.Line? {
            guard boxes.allSatisfy({ $0.lines.count == 1 }) else { return nil }
            var joined: TextBox.Line?
            for line in boxes.flatMap(\.lines) {
                guard var all = joined else {
                    joined = line
                    continue
                }
                for var piece in line.pieces {
                    piece.offset += all.width + gap
                    all.pieces.append(piece)
                }
                all.width += gap + line.width
                all.ascent = max(all.ascent, line.ascent)
                all.descent = max(all.descent, line.descent)
                all.pitch = max(all.pitch, line.pitch)
                joined = all
            }
            return joined.flatMap { $0.width <= width ? $0 : nil }
        }

        private mutating func note(_ text: ShapedText, part: String) {
            for scalar in text.missing { note(.unsupportedCharacter, scalar, part) }
            for scalar in text.substituted { note(.substitutedFont, scalar, part) }
        }

        private mutating func note(_ kind: DocumentIssue.Kind, _ scalar: Unicode.Scalar, _ part: String) {
            let issue = DocumentIssue(kind: kind, place: place(part), scalar: scalar)
            if !issues.contains(issue) { issues.append(issue) }
        }

        /// Puts a box between `start` and `start + width`, its first baseline at `baseline`.
        func put(
            _ box: TextBox, start: Double, width: Double, edge: TextEdge, baseline: Double,
            into elements: inout [PageElement]
        ) {
            var y = baseline - box.firstBaseline
            for line in box.lines {
                let free = width - line.width
                let lineStart =
                    switch edge {
                    case .start: start
                    case .end: start + free
                    case .center: start + free / 2
                    }
                for piece in line.pieces {
                    elements.append(
                        .line(
                            PlacedLine(
                                text: piece.text, line: piece.line,
                                x: left(of: lineStart + piece.offset, width: piece.width),
                                baseline: y + line.baseline, width: piece.width, stretch: piece.stretch,
                                font: piece.style.font, ink: piece.style.ink)))
                }
                y += line.pitch
            }
        }

        /// The same within a tag.
        func put(
            _ box: TextBox, as tag: StructureTag, start: Double, width: Double, edge: TextEdge, baseline: Double,
            into elements: inout [PageElement]
        ) {
            elements.append(.begin(tag))
            put(box, start: start, width: width, edge: edge, baseline: baseline, into: &elements)
            elements.append(.end(tag))
        }
    }
#endif
