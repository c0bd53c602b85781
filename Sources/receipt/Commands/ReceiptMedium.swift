import ReceiptGraphics
import ReceiptPrinting
import ReceiptRendering
import Receipts

/// How `render` draws a receipt: `--format` with the options it takes.
struct ReceiptMedium {
    let render: (ReceiptDocument) throws -> RenderedFile

    /// - Throws: `UsageError`, before any order is read.
    init(_ arguments: Arguments) throws {
        let format: OutputFormat = try arguments.choice(.format, default: .text)
        try Self.refuseTerminal(format, arguments)
        let columns = try arguments.columns()
        let bidi = try arguments.bidi()
        let rasterizer = CommandRasterizer.shared
        render =
            switch format {
            case .text: Self.drawing(with: .text(columns: columns, bidi: bidi))
            case .markdown: Self.drawing(with: .markdown)
            case .json: Self.drawing(with: .json)
            case .html: Self.drawing(with: .html(rasterizer: rasterizer))
            case .htmlMail: Self.drawing(with: .html(.mail, rasterizer: rasterizer))
            case .escpos: Self.drawing(with: try arguments.printerRenderer())
            #if Graphics
                case .pdf: Self.drawing(with: .pdf(try arguments.pageOptions()))
                case .svg: Self.drawing(with: .svg(try arguments.pageOptions()))
                case .png: Self.drawing(with: .png(try arguments.pageOptions()))
            #else
                case .pdf, .svg, .png:
                    throw UsageError(
                        "this program was built without \(format.rawValue)", hint: "Build it with the trait Graphics.")
            #endif
            }
    }

    private static func refuseTerminal(_ format: OutputFormat, _ arguments: Arguments) throws(UsageError) {
        guard format.isBinary, arguments.value(.output) == nil, Descriptor.standardOutput.isTerminal else { return }
        throw UsageError(
            "\(format.rawValue) cannot be shown on a terminal",
            hint: "Add --output receipt.\(format.rawValue), or send the output on with | or >.")
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
