import Receipts

/// `receipt families` and `receipt locales`
enum ListCommands {
    @Sendable
    static func families(_ arguments: Arguments) throws {
        try Output.print(CheckoutFactories.standard.kinds.map { "\($0)\n" }.joined())
    }

    @Sendable
    static func locales(_ arguments: Arguments) throws {
        let tags = ConsumerCheckoutFactory.locales.map(\.description).sorted()
        try Output.print(tags.map { "\($0)\n" }.joined())
    }
}
