import Receipts

/// `receipt summary`
enum SummaryCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let context = try FamilyContext(arguments)
        let orderID = arguments.value(.orderID) ?? "42"
        let factories = [context.factory, context.secondAlone].compactMap { $0 }
        try Output.print(factories.map { checkoutSummary(using: $0, orderID: orderID) + "\n" }.joined())
    }
}
