import ReceiptModel

/// A payment form as localized, final text, in one language or two.
public struct FormDocument: Hashable, Sendable {
    /// The family that asks, such as `business`; nil: unstated.
    public let family: String?
    public let language: LanguageTag
    public let direction: TextDirection
    /// The language of all `second` texts; nil: the form has one language.
    public let second: FormLanguage?
    public let heading: FormText
    public let fields: [Field]
    /// Words on the button that sends it.
    public let submitLabel: FormText
    /// Words that say a field must be filled in, and that it need not be.
    public let requiredLabel: FormText
    public let optionalLabel: FormText

    public init(
        family: String?, language: LanguageTag, direction: TextDirection, second: FormLanguage? = nil,
        heading: FormText, fields: [Field], submitLabel: FormText, requiredLabel: FormText, optionalLabel: FormText
    ) {
        self.family = family
        self.language = language
        self.direction = direction
        self.second = second
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
        public let label: FormText
        /// Fits narrow columns.
        public let shortLabel: FormText
        /// How to fill it in; nil: it explains itself.
        public let hint: FormText?
        public let requirement: Requirement
        /// The token of HTML's `autocomplete`; nil where HTML has none.
        public let autocomplete: String?
        public let inputMode: InputMode
        /// In characters as they are typed.
        public let maximumLength: Int
        /// The direction in which an entry is typed; nil: as its own letters read.
        public let entryDirection: TextDirection?
        /// nil: only the checkout can tell whether an entry is right.
        public let check: FieldCheck?

        public init(
            key: String, label: FormText, shortLabel: FormText, hint: FormText?, requirement: Requirement,
            autocomplete: String?, inputMode: InputMode, maximumLength: Int, entryDirection: TextDirection? = nil,
            check: FieldCheck? = nil
        ) {
            self.key = key
            self.label = label
            self.shortLabel = shortLabel
            self.hint = hint
            self.requirement = requirement
            self.autocomplete = autocomplete
            self.inputMode = inputMode
            self.maximumLength = maximumLength
            self.entryDirection = entryDirection
            self.check = check
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
