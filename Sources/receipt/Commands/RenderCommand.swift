import Receipts

/// `receipt render`
enum RenderCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        try Watch.run(arguments) { try render(arguments) }
    }

    private static func render(_ arguments: Arguments) throws {
        let context = try FamilyContext(arguments)
        let medium = try ReceiptMedium(arguments)
        let output = Output(arguments.value(.output))

        let order = try Order(json: Input.read(arguments.operand))
        let document = try context.factory.makeReceiptFormatter().document(for: order)
        let file = try medium.render(document)
        try output.write(file.bytes)
        for issue in file.issues { StandardError.write("receipt: \(issue)\n") }
    }
}
