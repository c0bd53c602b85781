/// A finished file of bytes that are not text, with what could not be shown as it was.
public struct RenderedFile: Hashable, Sendable {
    public let bytes: [UInt8]
    /// What was taken out of the order's texts when the document was built, and what this medium cannot show.
    public let issues: [DocumentIssue]

    public init(bytes: [UInt8], issues: [DocumentIssue] = []) {
        self.bytes = bytes
        self.issues = issues
    }
}
