/// The look of printed text.
public struct TextStyle: Hashable, Sendable {
    public let font: Font
    /// Times as wide and high as the font, 1 … 8.
    public let widthScale: Int
    public let heightScale: Int
    /// Of the line below the text, in dots; 0 for none.
    public let underline: Int
    public let effects: Effects

    public enum Font: String, Hashable, Sendable {
        /// 12 x 24 dots.
        case a = "A"
        /// 9 x 17 dots.
        case b = "B"
        /// 9 x 17 dots; on some printers 8 x 16.
        case c = "C"
    }

    public struct Effects: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Effects(rawValue: 1)
        public static let doubleStrike = Effects(rawValue: 2)
        /// White on black.
        public static let reversed = Effects(rawValue: 4)
        /// The line stands on its head.
        public static let upsideDown = Effects(rawValue: 8)
        /// A quarter turn clockwise.
        public static let rotated = Effects(rawValue: 16)
        /// The printer's second colour, mostly red.
        public static let secondColor = Effects(rawValue: 32)
    }
}
