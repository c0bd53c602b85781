#if Graphics
    import CReceiptPango
    import ReceiptContent

    /// A white picture that text is drawn on in black.
    final class DotCanvas {
        /// Cairo's limit, in dots.
        static let longestSide = 32767

        private let handle: OpaquePointer
        private let width: Int
        private let height: Int

        /// How much of a dot a letter must cover to make it black, of 255. Less than half, because hair lines break first
        /// and burnt paper is rarely blacker than asked.
        private static let threshold: UInt8 = 112

        /// - Throws: `GraphicsError.drawing` unless both sides are 1 … `longestSide` and there is memory.
        init(width: Int, height: Int) throws(GraphicsError) {
            try Self.check(width: width, height: height)
            var opened: OpaquePointer?
            let status = rpango_dots_open(Int32(width), Int32(height), &opened)
            guard let opened else { throw .drawing(reason: String(cString: rpango_status_text(status))) }
            handle = opened
            self.width = width
            self.height = height
        }

        deinit { rpango_dots_close(handle) }

        /// - Throws: `GraphicsError.drawing` for what is no size of a canvas.
        static func check(width: Int, height: Int) throws(GraphicsError) {
            let sides = 1...longestSide
            guard sides.contains(width), sides.contains(height) else {
                throw .drawing(reason: "\(width) x \(height) dots are no size of a line")
            }
        }

        /// - Parameters:
        ///   - x: The left edge of the text, in dots.
        ///   - stretch: 1, or less to make it narrower.
        func draw(_ text: ShapedText, x: Double, baseline: Double, stretch: Double) {
            rpango_dots_draw_line(handle, text.handle, 0, x, baseline, stretch)
        }

        /// What was drawn. Nothing can be drawn afterwards.
        func finished() throws(GraphicsError) -> DotImage {
            var bytes = [UInt8](repeating: 0, count: (width + 7) / 8 * height)
            let status = rpango_dots_finish(handle, Self.threshold, &bytes)
            guard status == RPANGO_OK, let image = DotImage(width: width, height: height, bytes: bytes) else {
                throw .drawing(reason: String(cString: rpango_status_text(status)))
            }
            return image
        }
    }

    extension RasterizerError {
        /// What Cairo or the shim says.
        static func drawing(_ status: Int32) -> Self {
            .drawing(reason: "\(String(cString: rpango_status_text(status))).")
        }
    }
#endif
