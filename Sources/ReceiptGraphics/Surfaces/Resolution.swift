#if Graphics
    /// How many pixels of a picture come to an inch of paper.
    public struct Resolution: Hashable, Sendable {
        public let dotsPerInch: Int

        public static let supported = 36...1200
        /// 144: two pixels a point.
        public static let screen = Resolution(checked: 144)
        /// 203: what most thermal printers have.
        public static let thermalPrinter = Resolution(checked: 203)

        private init(checked dotsPerInch: Int) { self.dotsPerInch = dotsPerInch }

        /// - Throws: `GraphicsError.unsupportedResolution` outside of `supported`.
        public init(dotsPerInch: Int) throws(GraphicsError) {
            guard Self.supported.contains(dotsPerInch) else { throw .unsupportedResolution(dotsPerInch) }
            self.dotsPerInch = dotsPerInch
        }

        /// As many pixels as a length needs. The product comes first: 150 / 72 cannot be held exactly, and a page of Letter
        /// would have a column too many.
        func pixels(points: Double) -> Int { Int((points * Double(dotsPerInch) / 72).rounded(.up)) }
    }
#endif
