/// Something that was changed or could not be shown, so that nothing is lost in silence.
public struct DocumentIssue: Hashable, Sendable {
    public let kind: Kind
    /// Which text, by its path in the order: `lines[2].description`. Never the text itself.
    public let place: String
    /// The code point concerned.
    public let scalar: Unicode.Scalar

    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A control character or bidi override was taken out of a text.
        case removedCharacter = "removed-character"
        /// A line break or tab became a space, so that a name cannot forge a line.
        case replacedBySpace = "replaced-by-space"
        /// The medium has no way to show the character.
        case unsupportedCharacter = "unsupported-character"
    }

    public init(kind: Kind, place: String, scalar: Unicode.Scalar) {
        self.kind = kind
        self.place = place
        self.scalar = scalar
    }
}

extension DocumentIssue: CustomStringConvertible {
    public var description: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        switch kind {
        case .removedCharacter: return "\(place): \(code) was removed; it could reorder or forge printed text."
        case .replacedBySpace: return "\(place): \(code) was replaced by a space; a name cannot hold a line break."
        case .unsupportedCharacter: return "\(place): \(code) cannot be shown on this medium."
        }
    }
}
