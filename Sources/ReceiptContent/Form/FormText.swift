import ReceiptModel

/// A text of a form: in its leading language and, where the form has two that do not say it alike, in its second.
public struct FormText: Hashable, Sendable {
    public let leading: String
    /// nil: the form has one language, or both say the same.
    public let second: String?

    public init(_ leading: String, second: String? = nil) {
        self.leading = leading
        self.second = second == leading ? nil : second
    }
}

extension FormText: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension FormText: CustomStringConvertible {
    /// Both texts, for logs; a form on a medium marks each with its language.
    public var description: String { second.map { "\(leading) / \($0)" } ?? leading }
}

/// The language of the second texts of a form.
public struct FormLanguage: Hashable, Sendable {
    public let language: LanguageTag
    public let direction: TextDirection

    public init(language: LanguageTag, direction: TextDirection) {
        self.language = language
        self.direction = direction
    }
}
