import Receipts

/// `receipt summary`
enum SummaryCommand {
    @Sendable
    static func run(_ arguments: inout Arguments) throws {
        let context = try CommandContext(&arguments)
        let orderID = try arguments.value("--order-id") ?? "42"
        try arguments.finish()
        try Output.print(checkoutSummary(using: context.factory, orderID: orderID) + "\n")
    }
}
