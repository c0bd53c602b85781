import ReceiptRendering
import Receipts

/// `receipt render`
enum RenderCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let context = try FamilyContext(arguments)
        let format: OutputFormat = try arguments.choice(.format, default: .text)
        let columns = try arguments.columns()
        let bidi: TextOptions.BidiOrder = try arguments.choice(.bidi, default: .logical)
        let output = Output(arguments.value(.output))

        let order = try Order(json: Input.read(arguments.operand))
        let document = try context.factory.makeReceiptFormatter().document(for: order)
        let rendered: RenderedText =
            switch format {
            case .text: try document.rendered(as: .text(columns: columns, bidi: bidi))
            case .json: try document.rendered(as: .json)
            }
        try output.write(rendered.utf8)
        for issue in rendered.issues { StandardError.write("receipt: \(issue)\n") }
    }
}
