import Receipts

/// `receipt summary`
enum SummaryCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let factory = try FamilyContext(arguments).factory
        let orderID = arguments.value(.orderID) ?? "42"
        try Output.print(checkoutSummary(using: factory, orderID: orderID) + "\n")
    }
}
