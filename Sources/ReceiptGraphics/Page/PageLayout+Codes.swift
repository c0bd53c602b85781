#if Graphics
    import ReceiptContent
    import ReceiptModel

    // Codes, as large as readers need them.
    extension PageLayout {
        mutating func placeCode(_ code: CodeBlock) throws(GraphicsError) {
            let edge: TextEdge = isNarrow ? .center : .start
            let matrix: CodeMatrix
            do { matrix = try options.rasterizer.matrix(of: code.payload, as: code.kind) } catch {
                throw .code(error, place: place("payload"))
            }
            var slab = Slab()
            let quiet = matrix.quietZone
            let columns = Double(matrix.width + 2 * quiet.horizontal)
            let module = min(module(of: matrix), width / columns)
            let (wide, high) = (
                Double(matrix.width) * module, Double(matrix.height * matrix.rowHeight) * module
            )
            let start = edge == .center ? (width - wide) / 2 : Double(quiet.horizontal) * module
            let top = Double(quiet.vertical) * module
            let figure = StructureTag.figure(alternative: document.string(of: code.alternative))
            slab.elements = [
                .begin(figure),
                .code(matrix, Rectangle(x: left(of: start, width: wide), y: top, width: wide, height: high)),
                .end(figure),
            ]
            slab.height = 2 * top + high
            var slabs = [slab]
            slabs += try captionSlabs(code.caption, edge, part: "caption")
            add(slabs, isKeptTogether: true)
        }

        /// The width of a module in points.
        ///
        /// QR: what fills about 30 mm, from 0.33 to 0.75 mm. Bars: 0.33 mm, the nominal size of retail (GS1 General
        /// Specifications, 5.12.3), less where the paper is narrow.
        private func module(of matrix: CodeMatrix) -> Double {
            let millimetre = PaperSize.millimetre
            guard matrix.rowHeight == 1 else { return 0.33 * millimetre }
            return min(max(30 * millimetre / Double(matrix.width), 0.33 * millimetre), 0.75 * millimetre)
        }

        private mutating func captionSlabs(
            _ caption: TextSpan, _ edge: TextEdge, part: String
        ) throws(GraphicsError) -> [Slab] {
            let style = TextStyle(font: FontStyle(size: self.style.text * 0.92), ink: .muted)
            let box = try box(caption, style: style, width: width, part: part)
            return lines(of: box, in: RowPlace(width: width), edge: edge, tag: .paragraph)
        }
    }
#endif
