import ReceiptRendering
import Receipts

/// `receipt form`
enum FormCommand {
    @Sendable
    static func run(_ arguments: inout Arguments) throws {
        let context = try CommandContext(&arguments)
        let format: RenderCommand.Format = try arguments.choice("--format", default: .text)
        let columns = try CommandContext.columns(&arguments)
        let output = try Output(arguments.value("--output"))
        try arguments.finish()

        let form = context.factory.makeForm().document
        switch format {
        case .text: try output.write(form.rendered(as: .text(columns: columns)).utf8)
        case .json: try output.write(form.rendered(as: .json).utf8)
        }
    }
}
