/// What a form shows when it comes back to the customer: what was typed, and what is wrong with it.
public struct FormState: Hashable, Sendable {
    /// Text by field key.
    public let entries: [String: String]
    /// In the order of the fields.
    public let problems: [Problem]

    /// A form that nobody has filled in.
    public static let empty = FormState()

    public init(entries: [String: String] = [:], problems: [Problem] = []) {
        self.entries = entries
        self.problems = problems
    }

    public struct Problem: Hashable, Sendable {
        /// The field's key.
        public let key: String
        /// What is wrong and what to do about it, in the form's languages.
        public let text: FormText

        public init(key: String, text: FormText) {
            self.key = key
            self.text = text
        }
    }
}
