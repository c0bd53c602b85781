import ReceiptGraphics
import ReceiptRendering
import Receipts

/// How `render` draws a receipt: `--format` with the options it takes.
struct ReceiptMedium {
    let render: (ReceiptDocument) throws -> RenderedFile

    /// - Throws: `UsageError`, before any order is read.
    init(_ arguments: Arguments) throws {
        let format: OutputFormat = try arguments.choice(.format, default: .text)
        let columns = try arguments.columns()
        let bidi: TextOptions.BidiOrder = try arguments.choice(.bidi, default: .logical)
        render =
            switch format {
            case .text: Self.drawing(with: .text(columns: columns, bidi: bidi))
            case .json: Self.drawing(with: .json)
            case .html: Self.drawing(with: .html())
            case .htmlMail: Self.drawing(with: .html(.mail))
            case .pdf, .svg, .png: try Self.drawing(format, arguments)
            case .escpos: try Self.printing(arguments)
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

extension ReceiptMedium {
    /// Pages and pictures.
    private static func drawing(
        _ format: OutputFormat, _ arguments: Arguments
    ) throws(UsageError) -> (ReceiptDocument) throws -> RenderedFile {
        try refuseTerminal(format, arguments)
        #if Graphics
            let options = try arguments.pageOptions()
            return switch format {
            case .svg: drawing(with: .svg(options))
            case .png: drawing(with: .png(options))
            case .text, .json, .html, .htmlMail, .pdf, .escpos: drawing(with: .pdf(options))
            }
        #else
            throw UsageError(
                "this program was built without \(format.rawValue)", hint: "Build it with the trait Graphics.")
        #endif
    }
}

extension ReceiptMedium {
    /// Commands for a printer, to be kept or sent by another program.
    private static func printing(
        _ arguments: Arguments
    ) throws -> (ReceiptDocument) throws -> RenderedFile {
        try refuseTerminal(.escpos, arguments)
        return try drawing(with: arguments.printerRenderer())
    }

    private static func refuseTerminal(_ format: OutputFormat, _ arguments: Arguments) throws(UsageError) {
        guard format.isBinary, arguments.value(.output) == nil, Descriptor.standardOutput.isTerminal else { return }
        throw UsageError(
            "\(format.rawValue) cannot be shown on a terminal",
            hint: "Add --output receipt.\(format.rawValue), or send the output on with | or >.")
    }
}
