import ReceiptRendering
import Receipts

/// How `render` draws a receipt: `--format` with the options it takes.
struct ReceiptMedium {
    let render: (ReceiptDocument) throws -> RenderedFile

    /// - Throws: `UsageError`, before any order is read.
    init(_ arguments: Arguments) throws {
        let format: OutputFormat = try arguments.choice(.format, default: .text)
        let columns = try arguments.columns()
        render =
            switch format {
            case .text: Self.drawing(with: .text(columns: columns))
            case .json: Self.drawing(with: .json)
            case .html: Self.drawing(with: .html())
            case .htmlMail: Self.drawing(with: .html(.mail))
            }
    }

    private static func drawing<Renderer: ReceiptRenderer>(
        with renderer: Renderer
    ) -> (ReceiptDocument) throws -> RenderedFile where Renderer.Output == RenderedText {
        { document in
            let text = try document.rendered(as: renderer)
            return RenderedFile(bytes: text.utf8, issues: text.issues)
        }
    }

    private static func drawing<Renderer: ReceiptRenderer>(
        with renderer: Renderer
    ) -> (ReceiptDocument) throws -> RenderedFile where Renderer.Output == RenderedFile {
        { try $0.rendered(as: renderer) }
    }
}
