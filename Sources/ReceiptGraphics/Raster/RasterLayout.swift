#if Graphics
    import CReceiptPango
    import ReceiptContent

    /// The pieces of a line, shaped for its dots and put in their places.
    struct RasterLayout {
        let texts: [Text]
        /// In dots from the top.
        let baseline: Double
        let ink: Ink
        /// Whether letters have the usual size of the line's height.
        let hasUsualSize: Bool

        /// How far letters reach, in dots below the baseline; above it is below zero.
        struct Ink {
            var top = 0.0
            var bottom = 0.0

            mutating func formUnion(_ other: Ink) {
                top = min(top, other.top)
                bottom = max(bottom, other.bottom)
            }

            var height: Double { bottom - top }

            /// Where the baseline lies on a line of a height: whole dots, so that letters look alike on all of them.
            func baseline(ofHeight height: Double) -> Double {
                let wanted = (height * RasterLayout.baselineOfHeight).rounded()
                return max(-top, min(wanted, height - bottom)).rounded(.down)
            }
        }

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
            let usualSize = height * Self.sizeOfHeight
            var size = usualSize
            var shapes: [Shape] = []
            var ink = Ink()
            // Hinting moves edges by whole dots, so that one step to a smaller size may not be enough.
            for _ in 0..<4 {
                shapes = []
                for piece in pieces { shapes.append(try Shape(piece, size, line.emphasis, shaper)) }
                ink = Ink()
                for shape in shapes { ink.formUnion(Ink(top: shape.ink.top, bottom: shape.ink.bottom)) }
                guard ink.height > height, size > 1 else { break }
                size = max(1, min(size - 0.5, size * height / ink.height))
            }
            self.ink = ink
            hasUsualSize = size == usualSize && ink.height <= height
            baseline = ink.baseline(ofHeight: height)
            var texts: [Text] = []
            for (piece, shape) in zip(pieces, shapes) { texts.append(try shape.placed(piece, in: line)) }
            self.texts = texts
        }

        /// The pieces in dots.
        func drawn(on line: RasterLine) throws(GraphicsError) -> DotImage {
            let canvas = try DotCanvas(width: line.width, height: line.height)
            for text in texts { canvas.draw(text.shape, x: text.x, baseline: baseline, stretch: text.stretch) }
            return try canvas.finished()
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
