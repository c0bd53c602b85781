/// What a program without our rules, such as a browser, can check about a field by itself, and what it then says.
///
/// It never refuses what the checkout accepts. The checkout checks everything again.
public struct FieldCheck: Hashable, Sendable {
    /// What the whole entry must match, as HTML's `pattern` (JavaScript's regular expressions with the flag `v`);
    /// nil: any text does.
    public let pattern: String?
    /// Under a required field that holds nothing.
    public let missingText: FormText
    /// Under a field whose entry does not match the pattern; nil: there is none.
    public let mismatchText: FormText?

    public init(pattern: String?, missingText: FormText, mismatchText: FormText?) {
        self.pattern = pattern
        self.missingText = missingText
        self.mismatchText = mismatchText
    }
}
