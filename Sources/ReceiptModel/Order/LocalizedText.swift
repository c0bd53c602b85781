/// A text that the seller wrote: one string for all readers, or one for each of some languages.
public struct LocalizedText: Hashable, Sendable {
    /// At least one; the first is the seller's own choice when no language fits.
    public let entries: [Entry]

    /// The text in one language; nil: whatever language it is in.
    public struct Entry: Hashable, Sendable {
        public let language: LanguageTag?
        public let text: String

        public init(language: LanguageTag?, text: String) {
            self.language = language
            self.text = text
        }
    }

    /// The same text for every reader.
    public init(_ text: String) {
        entries = [Entry(language: nil, text: text)]
    }

    /// - Returns: nil when there is no entry.
    public init?(_ entries: [Entry]) {
        guard !entries.isEmpty else { return nil }
        self.entries = entries
    }

    /// The text when it is one for all languages.
    public var single: String? {
        entries.count == 1 && entries[0].language == nil ? entries[0].text : nil
    }
}

extension LocalizedText: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}
