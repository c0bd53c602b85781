import ReceiptContent

/// A renderer under test, and what its output must keep to.
public struct MatrixRenderer: Sendable {
    /// Something that must hold for what was rendered of a document.
    public typealias Check = @Sendable (_ rendered: [UInt8], _ document: ReceiptDocument) throws -> Void

    /// Names the folder of its snapshots.
    public let name: String
    public let fileExtension: String
    public let render: @Sendable (ReceiptDocument) throws -> [UInt8]
    public let check: Check
    /// What was rendered as people read it, for a snapshot.
    public let readable: @Sendable ([UInt8]) throws -> String

    public init(
        name: String, fileExtension: String, render: @escaping @Sendable (ReceiptDocument) throws -> [UInt8],
        check: @escaping Check, readable: @escaping @Sendable ([UInt8]) throws -> String
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.render = render
        self.check = check
        self.readable = readable
    }

    /// A renderer whose output is read as it is.
    ///
    /// - Parameter columns: The width that every line must keep to; nil where there are no columns.
    public init(
        name: String, fileExtension: String, columns: Int?,
        render: @escaping @Sendable (ReceiptDocument) throws -> String
    ) {
        self.init(
            name: name, fileExtension: fileExtension, render: { Array(try render($0).utf8) },
            check: { rendered, _ in
                try RenderingCheck.everything(String(decoding: rendered, as: UTF8.self), columns: columns)
            },
            readable: { String(decoding: $0, as: UTF8.self) })
    }
}
