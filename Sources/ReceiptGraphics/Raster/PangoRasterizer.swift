#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// Draws codes by Zint and lines of text by Pango, for renderers that cannot draw by themselves.
    ///
    /// ```swift
    /// let rasterizer = PangoRasterizer(fonts: fonts)
    /// let page = try document.rendered(as: .html(rasterizer: rasterizer))
    /// ```
    public struct PangoRasterizer: Rasterizer {
        /// Opened by the first line of text; codes need none.
        public let fonts: GraphicsFonts

        public init(fonts: GraphicsFonts = GraphicsFonts()) { self.fonts = fonts }

        /// A code as squares: QR at level M, in UTF-8 and saying so where the payload is not ASCII.
        ///
        /// - Throws: as `CodeMatrix.init(encoding:as:)`.
        public func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
            try CodeMatrix(encoding: payload, as: kind)
        }

        /// A line of text in dots, shaped, and in the order in which it is seen.
        ///
        /// All pieces stand on one baseline in letters of one size, the largest at which their ink fits the height. A
        /// piece that is wider than its place is drawn narrower. U+FFFD stands for a character that no font has.
        ///
        /// - Throws: `RasterizerError.drawing` when a side of the line is not 1 … 32767 dots, when a text has no place on
        ///   it, and when the fonts cannot be used.
        public func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
            do {
                try DotCanvas.check(width: line.width, height: line.height)
                return try fonts.withShaper(.full) { shaper throws(GraphicsError) in
                    if let assembled = try line.assembled(shaper) { return assembled }
                    let layout = try RasterLayout(line, shaper)
                    return RasterText(image: try layout.drawn(on: line), missing: layout.missing)
                }
            } catch {
                throw .drawing(error)
            }
        }
    }

    extension RasterizerError {
        fileprivate static func drawing(_ error: GraphicsError) -> Self {
            if case .drawing(let reason) = error {
                .drawing(reason: "\(reason).")
            } else {
                .drawing(reason: "\(error)")
            }
        }
    }
#endif
