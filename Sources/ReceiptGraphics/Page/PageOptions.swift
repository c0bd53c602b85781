#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// How documents are drawn on pages.
    public struct PageOptions: Sendable {
        public let paper: PaperSize
        /// Keep one for all documents: it makes them many times faster.
        public let fonts: GraphicsFonts
        public let accent: AccentColor
        /// A picture at the head, as a PNG file.
        public let logo: Logo?
        public let missingCharacters: MissingCharacters
        /// When a PDF was made; nil: it does not say.
        public let createdAt: LocalDateTime?
        /// Draws codes.
        public let rasterizer: any Rasterizer

        /// What happens to a character that no font has.
        public enum MissingCharacters: String, Hashable, Sendable, CaseIterable {
            /// U+FFFD stands in its place, and an issue names it.
            case report
            /// Nothing is drawn, and the error names it.
            case fail
        }

        /// - Parameter rasterizer: nil: `PangoRasterizer`.
        public init(
            paper: PaperSize = .a4, fonts: GraphicsFonts = GraphicsFonts(), accent: AccentColor = .standard,
            logo: Logo? = nil, missingCharacters: MissingCharacters = .report, createdAt: LocalDateTime? = nil,
            rasterizer: (any Rasterizer)? = nil
        ) {
            self.paper = paper
            self.fonts = fonts
            self.accent = accent
            self.logo = logo
            self.missingCharacters = missingCharacters
            self.createdAt = createdAt
            self.rasterizer = rasterizer ?? PangoRasterizer(fonts: fonts)
        }
    }
#endif
