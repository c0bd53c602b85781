#if Graphics
    import CReceiptPango
    import ReceiptContent

    /// The pieces of a line, shaped for its dots and put in their places.
    struct RasterLayout {
        let texts: [Text]
        /// In dots from the top.
        let baseline: Double

        struct Text {
            let shape: ShapedText
            /// Where its origin lies, in dots from the left.
            let x: Double
            /// 1, or less where the text is wider than its place.
            let stretch: Double
        }

        /// The size of the letters, of the line's height: Latin, Hebrew, Arabic and Devanagari with their marks then fit.
        /// What is taller, such as two marks over a Thai letter, makes its line smaller.
        private static let sizeOfHeight = 0.75
        /// Where the baseline lies unless marks above or below push it.
        private static let baselineOfHeight = 0.78

        init(_ line: RasterLine, _ shaper: Shaper) throws(GraphicsError) {
            let pieces = line.pieces.filter { !$0.text.isEmpty }
            let height = Double(line.height)
            var size = height * Self.sizeOfHeight
            var shapes: [Shape] = []
            var (top, bottom) = (0.0, 0.0)
            // Hinting moves edges by whole dots, so that one step to a smaller size may not be enough.
            for _ in 0..<4 {
                shapes = []
                for piece in pieces { shapes.append(try Shape(piece, size, line.emphasis, shaper)) }
                top = shapes.reduce(0) { min($0, $1.ink.top) }
                bottom = shapes.reduce(0) { max($0, $1.ink.bottom) }
                guard bottom - top > height, size > 1 else { break }
                size = max(1, min(size - 0.5, size * height / (bottom - top)))
            }
            let wanted = (height * Self.baselineOfHeight).rounded()
            baseline = max(-top, min(wanted, height - bottom)).rounded(.down)
            var texts: [Text] = []
            for (piece, shape) in zip(pieces, shapes) { texts.append(try shape.placed(piece, in: line)) }
            self.texts = texts
        }

        /// What no font has, each character once, in the order of the text.
        var missing: [Unicode.Scalar] {
            var seen: Set<Unicode.Scalar> = []
            return texts.flatMap(\.shape.missing).filter { seen.insert($0).inserted }
        }
    }

    /// A piece in one size of letters.
    private struct Shape {
        let text: ShapedText
        let ink: rpango_ink

        init(
            _ piece: RasterLine.Piece, _ size: Double, _ emphasis: Emphasis, _ shaper: Shaper
        ) throws(GraphicsError) {
            let utf8 = Array(piece.text.utf8)
            let span = ShapingText.Span(
                end: utf8.count, language: shaper.number(of: piece.language), isUnbreakable: true)
            text = try shaper.shape(
                ShapingText(
                    utf8: utf8, spans: [span], direction: piece.direction,
                    font: FontStyle(size: size, emphasis: emphasis)))
            ink = rpango_text_ink(text.handle, 0)
        }

        /// The text at its edge of its place, as much of it as lies on the line.
        func placed(_ piece: RasterLine.Piece, in line: RasterLine) throws(GraphicsError) -> RasterLayout.Text {
            let start = max(0, piece.x)
            let (end, isTooFar) = piece.x.addingReportingOverflow(piece.width)
            let place = Double((isTooFar ? line.width : min(end, line.width)) - start)
            guard place >= 1 else { throw .drawing(reason: "a text has no place on its line") }
            // Letters may reach beyond the width that the text advances by, on both sides.
            let left = min(0, ink.left)
            let width = (max(text.line(0).width, ink.right) - left).rounded(.up)
            let stretch = width > place ? place / width : 1
            let spare = (place - width * stretch).rounded(.down)
            let indent =
                switch piece.edge {
                case .left: 0.0
                case .right: spare
                case .center: (spare / 2).rounded(.down)
                }
            return RasterLayout.Text(shape: text, x: Double(start) + indent - left * stretch, stretch: stretch)
        }
    }
#endif
