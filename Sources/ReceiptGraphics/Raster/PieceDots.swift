#if Graphics
    import CReceiptPango
    import ReceiptContent

    /// One piece of a line in dots, in letters of the usual size.
    ///
    /// Words and numbers return in every receipt. As long as all pieces of a line have room in this size, each can be drawn
    /// by itself, and be kept.
    struct PieceDots {
        /// As wide as the piece's place and as high as the line.
        let image: DotImage
        /// Of `image`, in whole dots from the top.
        let baseline: Double
        let ink: RasterLayout.Ink
        /// False: the line needs smaller letters.
        let hasUsualSize: Bool
        let missing: [Unicode.Scalar]

        /// What the dots depend on.
        struct Key: Hashable {
            let piece: RasterLine.Piece
            let height: Int
            let emphasis: Emphasis

            init(_ piece: RasterLine.Piece, of line: RasterLine) {
                self.piece = piece.moved(to: 0)
                height = line.height
                emphasis = line.emphasis
            }
        }

        init(_ key: Key, _ shaper: Shaper) throws(GraphicsError) {
            let line = RasterLine(
                width: key.piece.width, height: key.height, pieces: [key.piece], emphasis: key.emphasis)
            let layout = try RasterLayout(line, shaper)
            image = try layout.drawn(on: line)
            baseline = layout.baseline
            ink = layout.ink
            hasUsualSize = layout.hasUsualSize
            missing = layout.missing
        }
    }

    extension RasterLine {
        /// The line put together from its pieces; nil when they have to be laid out as one.
        func assembled(_ shaper: Shaper) throws(GraphicsError) -> RasterText? {
            var parts: [(dots: PieceDots, x: Int)] = []
            var ink = RasterLayout.Ink()
            for piece in pieces where !piece.text.isEmpty {
                guard piece.x >= 0, piece.width > 0, piece.width <= width - piece.x else { return nil }
                let dots = try shaper.dots(of: PieceDots.Key(piece, of: self))
                ink.formUnion(dots.ink)
                guard dots.hasUsualSize, ink.height <= Double(height) else { return nil }
                parts.append((dots, piece.x))
            }
            let baseline = ink.baseline(ofHeight: Double(height))
            var grid = DotGrid(width: width, height: height)
            var missing: [Unicode.Scalar] = []
            for (dots, x) in parts {
                grid.add(dots.image, x: x, y: Int(baseline - dots.baseline))
                missing += dots.missing.filter { !missing.contains($0) }
            }
            return grid.image.map { RasterText(image: $0, missing: missing) }
        }
    }

    /// Dots that images are put on side by side.
    private struct DotGrid {
        let width: Int
        let height: Int
        private var bytes: [UInt8]

        init(width: Int, height: Int) {
            self.width = width
            self.height = height
            bytes = [UInt8](repeating: 0, count: (width + 7) / 8 * height)
        }

        var image: DotImage? { DotImage(width: width, height: height, bytes: bytes) }

        /// An image whose left edge is at `x` and which ends within the grid; rows that lie outside have no ink.
        mutating func add(_ image: DotImage, x: Int, y: Int) {
            let (rowSize, imageRowSize) = ((width + 7) / 8, image.bytesPerRow)
            let shift = UInt8(x % 8)
            for row in max(0, -y)..<min(image.height, height - y) {
                let source = row * imageRowSize
                let target = (row + y) * rowSize + x / 8
                for column in 0..<imageRowSize {
                    let dots = image.bytes[source + column]
                    guard dots != 0 else { continue }
                    bytes[target + column] |= dots >> shift
                    let rest = shift == 0 ? 0 : dots << (8 - shift)
                    if rest != 0 { bytes[target + column + 1] |= rest }
                }
            }
        }
    }
#endif
