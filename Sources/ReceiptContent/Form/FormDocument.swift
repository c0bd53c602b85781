import ReceiptModel

/// A payment form as localized, final text.
public struct FormDocument: Hashable, Sendable {
    /// The family that asks, such as `business`; nil: unstated.
    public let family: String?
    public let language: LanguageTag
    public let direction: TextDirection
    public let heading: String
    public let fields: [Field]
    /// Words on the button that sends it.
    public let submitLabel: String
    /// Words that say a field must be filled in, and that it need not be.
    public let requiredLabel: String
    public let optionalLabel: String

    public init(
        family: String?, language: LanguageTag, direction: TextDirection, heading: String, fields: [Field],
        submitLabel: String, requiredLabel: String, optionalLabel: String
    ) {
        self.family = family
        self.language = language
        self.direction = direction
        self.heading = heading
        self.fields = fields
        self.submitLabel = submitLabel
        self.requiredLabel = requiredLabel
        self.optionalLabel = optionalLabel
    }

    /// One thing that the form asks for.
    public struct Field: Hashable, Sendable {
        /// The key of the entry: `card-number`.
        public let key: String
        public let label: String
        /// Fits narrow columns.
        public let shortLabel: String
        /// How to fill it in; nil: it explains itself.
        public let hint: String?
        public let requirement: Requirement
        /// The token of HTML's `autocomplete`; nil where HTML has none.
        public let autocomplete: String?
        public let inputMode: InputMode
        /// In characters as they are typed.
        public let maximumLength: Int

        public init(
            key: String, label: String, shortLabel: String, hint: String?, requirement: Requirement,
            autocomplete: String?, inputMode: InputMode, maximumLength: Int
        ) {
            self.key = key
            self.label = label
            self.shortLabel = shortLabel
            self.hint = hint
            self.requirement = requirement
            self.autocomplete = autocomplete
            self.inputMode = inputMode
            self.maximumLength = maximumLength
        }
    }

    public enum Requirement: String, Hashable, Sendable, CaseIterable {
        case required
        case optional
    }

    /// Values of HTML's `inputmode`.
    public enum InputMode: String, Hashable, Sendable, CaseIterable {
        case text
        case numeric
        case email
    }
}
