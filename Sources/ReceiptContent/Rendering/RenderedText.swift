/// Finished text, with what could not be shown as it was.
public struct RenderedText: Hashable, Sendable {
    public let utf8: [UInt8]
    /// What was taken out of the order's texts when the document was built, and what this medium cannot show.
    public let issues: [DocumentIssue]

    public init(utf8: [UInt8], issues: [DocumentIssue] = []) {
        self.utf8 = utf8
        self.issues = issues
    }

    public var string: String { String(decoding: utf8, as: UTF8.self) }
}
