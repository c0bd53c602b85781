import ReceiptModel

/// Draws what a medium cannot draw by itself: codes, and lines of text for printers that lack their characters.
///
/// The module `ReceiptGraphics` has one; a renderer that needs it takes it as an argument, and without it reports what it
/// could not show.
public protocol Rasterizer: Sendable {
    /// A code as squares.
    func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix

    /// A line of text in dots, exactly as wide and high as it says.
    func dots(of line: RasterLine) throws(RasterizerError) -> RasterText
}

/// One line of text on a grid of dots.
public struct RasterLine: Hashable, Sendable {
    /// In dots.
    public let width: Int
    public let height: Int
    public let pieces: [Piece]
    public let emphasis: Emphasis

    public init(width: Int, height: Int, pieces: [Piece], emphasis: Emphasis = .normal) {
        self.width = width
        self.height = height
        self.pieces = pieces
        self.emphasis = emphasis
    }

    /// A stretch of text with its own place. A text that is wider than its place is drawn narrower, never cut.
    public struct Piece: Hashable, Sendable {
        public let text: String
        public let language: LanguageTag
        public let direction: TextDirection
        /// Dots from the left edge of the line.
        public let x: Int
        public let width: Int
        public let edge: Edge
        /// Whether the text is a person's, of which a rasterizer keeps nothing once the line is drawn. Words, numbers and a
        /// shop's goods return on other receipts.
        public let isPrivate: Bool

        public init(
            text: String, language: LanguageTag, direction: TextDirection, x: Int, width: Int, edge: Edge,
            isPrivate: Bool = true
        ) {
            self.text = text
            self.language = language
            self.direction = direction
            self.x = x
            self.width = width
            self.edge = edge
            self.isPrivate = isPrivate
        }

        /// The same piece at another place of a line.
        package func moved(to x: Int) -> Piece {
            Piece(
                text: text, language: language, direction: direction, x: x, width: width, edge: edge,
                isPrivate: isPrivate)
        }
    }

    /// The side of its place at which a text stands.
    public enum Edge: Hashable, Sendable {
        case left
        case right
        case center
    }
}

/// A line that was drawn, and the characters that no font had.
public struct RasterText: Hashable, Sendable {
    public let image: DotImage
    public let missing: [Unicode.Scalar]

    public init(image: DotImage, missing: [Unicode.Scalar]) {
        self.image = image
        self.missing = missing
    }
}

/// Why something could not be drawn.
public enum RasterizerError: Error, Hashable, Sendable {
    /// The payload does not fit into a code of this kind, or holds characters that the kind cannot carry.
    case payload(CodeKind, reason: String)
    /// The drawing library failed.
    case drawing(reason: String)
}

extension RasterizerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .payload(let kind, let reason): "A text cannot be drawn as \(kind.rawValue): \(reason)"
        case .drawing(let reason): "A line of text could not be drawn: \(reason)"
        }
    }
}
