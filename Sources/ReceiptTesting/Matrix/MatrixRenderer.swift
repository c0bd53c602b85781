import ReceiptContent
import ReceiptRendering

/// A renderer under test, and what its output must keep to.
public struct MatrixRenderer: Sendable {
    /// Names the folder of its snapshots.
    public let name: String
    public let fileExtension: String
    /// The width that every line must keep to; nil where there are no columns.
    public let columns: Int?
    public let render: @Sendable (ReceiptDocument) throws -> String

    public init(
        name: String, fileExtension: String, columns: Int?,
        render: @escaping @Sendable (ReceiptDocument) throws -> String
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.columns = columns
        self.render = render
    }

    /// Text in columns.
    public static func text(columns: ColumnCount = .standard) -> MatrixRenderer {
        MatrixRenderer(name: "text", fileExtension: "txt", columns: columns.value) {
            try $0.rendered(as: .text(columns: columns)).string
        }
    }

    /// The document as data.
    public static let json = MatrixRenderer(name: "json", fileExtension: "json", columns: nil) {
        try $0.rendered(as: .json).string
    }
}
