import ReceiptWords

/// A finished text as each language of a document says it, to stand alone or inside a message.
struct Wording {
    let leading: String
    /// nil: the document has one language, or the second says the same.
    let second: String?

    init(_ leading: String, second: String? = nil) {
        self.leading = leading
        self.second = second == leading ? nil : second
    }

    subscript(language: LanguageSide) -> String {
        language.isSecond ? second ?? leading : leading
    }
}

/// The side of a document that a message is put together for: its words, and which of a `Wording` stands in it.
struct LanguageSide {
    let words: CommonWords
    let isSecond: Bool
}
