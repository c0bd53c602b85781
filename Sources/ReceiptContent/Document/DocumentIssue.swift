/// Something that was changed or could not be shown, so that nothing is lost in silence.
public struct DocumentIssue: Hashable, Sendable {
    public let kind: Kind
    /// Which text, by its path in the order: `lines[2].description`. Never the text itself.
    public let place: String
    /// The code point concerned; nil: the text as a whole is.
    public let scalar: Unicode.Scalar?

    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A control character or bidi override was taken out of a text.
        case removedCharacter = "removed-character"
        /// A line break or tab became a space, so that a name cannot forge a line.
        case replacedBySpace = "replaced-by-space"
        /// The medium has no way to show the character.
        case unsupportedCharacter = "unsupported-character"
        /// The character is drawn in a font that was not chosen for its language.
        case substitutedFont = "substituted-font"
        /// A code was spelled out, since nothing could draw it.
        case undrawnCode = "undrawn-code"
    }

    public init(kind: Kind, place: String, scalar: Unicode.Scalar?) {
        self.kind = kind
        self.place = place
        self.scalar = scalar
    }
}

extension DocumentIssue: CustomStringConvertible {
    /// The code point in Unicode's notation: `U+202E`.
    public var codePoint: String? { scalar?.codePoint }

    public var description: String {
        let character = codePoint ?? "A character"
        return switch kind {
        case .removedCharacter: "\(place): \(character) was removed; it could reorder or forge printed text."
        case .replacedBySpace: "\(place): \(character) was replaced by a space; a name cannot hold a line break."
        case .unsupportedCharacter: "\(place): \(character) cannot be shown on this medium."
        case .undrawnCode: "\(place): The code is spelled out; give the renderer a rasterizer that can draw it."
        case .substitutedFont: "\(place): \(character) is drawn in a font that was not chosen for its language."
        }
    }
}

extension Unicode.Scalar {
    /// Unicode's notation, `U+` and at least four digits.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
