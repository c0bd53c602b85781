import ReceiptModel
import ReceiptRendering
import Receipts

/// `receipt render`
enum RenderCommand {
    enum Format: String, CaseIterable {
        case text
        case json
    }

    @Sendable
    static func run(_ arguments: inout Arguments) throws {
        let context = try CommandContext(&arguments)
        let format: Format = try arguments.choice("--format", default: .text)
        let columns = try CommandContext.columns(&arguments)
        let output = try Output(arguments.value("--output"))
        guard let path = arguments.nextOperand() else {
            throw UsageError("the order is missing", hint: "Name its JSON file, or - for standard input.")
        }
        try arguments.finish()

        let order = try Order(json: Input.read(path))
        let document = try context.factory.makeReceiptFormatter().document(for: order)
        for issue in document.issues { StandardError.write("receipt: \(issue)\n") }
        switch format {
        case .text: try output.write(document.rendered(as: .text(columns: columns)).utf8)
        case .json: try output.write(document.rendered(as: .json).utf8)
        }
    }
}
