#if Graphics
    import CReceiptPango
    import ReceiptContent

    extension DotImage {
        /// The picture as a PNG file of one bit a dot, black on white. Equal pictures give equal bytes.
        ///
        /// - Throws: `RasterizerError.drawing` for a picture without dots, and for one of more than 32767 dots a side.
        public func png() throws(RasterizerError) -> [UInt8] {
            guard width > 0, height > 0 else { throw .drawing(reason: "a PNG holds at least one dot.") }
            guard width <= DotCanvas.longestSide, height <= DotCanvas.longestSide else {
                throw .drawing(reason: "\(width) x \(height) dots are too many for a picture; draw it in parts.")
            }
            var opened: OpaquePointer?
            let status = rpango_png_open(bytes, Int32(width), Int32(height), &opened)
            defer { rpango_png_close(opened) }
            guard let png = opened else { throw .drawing(status) }
            var count: Int64 = 0
            // Safety: the bytes live until the handle is closed, and `count` says how many there are.
            let written = UnsafeBufferPointer(start: rpango_png_bytes(png, &count), count: Int(count))
            return Array(written)
        }
    }
#endif
