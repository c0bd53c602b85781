import ReceiptPrinting
import Receipts

/// `receipt print`
enum PrintCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let context = try FamilyContext(arguments)
        let renderer = try arguments.printerRenderer()
        let address = try arguments.printerAddress()
        let timeout = try arguments.timeout()

        let order = try Order(json: Input.read(arguments.operand))
        let document = try context.factory.makeReceiptFormatter().document(for: order)
        let file = try document.rendered(as: renderer)
        for issue in file.issues { StandardError.write("receipt: \(issue)\n") }
        try address.send(file.bytes, timeout: timeout)
    }
}
