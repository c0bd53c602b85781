#if Graphics
    import ReceiptContent

    /// Receipts as one picture in pixels. Pages stand under each other.
    public struct PNGRenderer: ReceiptRenderer {
        public let options: PageOptions
        public let resolution: Resolution

        /// Cairo counts pixels in 16 bits.
        private static let mostPixels = 32_767

        public init(_ options: PageOptions = PageOptions(), resolution: Resolution = .screen) {
            self.options = options
            self.resolution = resolution
        }

        /// - Throws: `GraphicsError`; `.tooLarge` for a picture of more than 32,767 pixels on a side.
        public func render(_ document: ReceiptDocument) throws(GraphicsError) -> RenderedFile {
            try options.fonts.withShaper(.none) { (shaper) throws(GraphicsError) in
                let laidOut = try PageLayout.pages(of: document, options, shaper)
                let stack = PageStack(pages: laidOut.pages)
                let (width, height) = (resolution.pixels(points: stack.width), resolution.pixels(points: stack.height))
                guard max(width, height) <= Self.mostPixels else {
                    throw .tooLarge(widthInPixels: width, heightInPixels: height)
                }
                let canvas = try Canvas.image(
                    widthInPixels: width, heightInPixels: height, scale: Double(resolution.dotsPerInch) / 72)
                try stack.paint(on: canvas, options)
                return RenderedFile(bytes: try canvas.finish(), issues: laidOut.issues)
            }
        }
    }

    extension ReceiptRenderer where Self == PNGRenderer {
        /// One picture in pixels.
        public static func png(
            _ options: PageOptions = PageOptions(), resolution: Resolution = .screen
        ) -> PNGRenderer {
            PNGRenderer(options, resolution: resolution)
        }
    }
#endif
