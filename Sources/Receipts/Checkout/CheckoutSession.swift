/// One checkout, from the first look at the form to the placed order. Its form and its receipt always come from one
/// factory.
public struct CheckoutSession: Sendable {
    /// What happens when the customer changes the kind of account while the checkout is open.
    public enum AccountChangePolicy: String, Hashable, Sendable, CaseIterable {
        /// The checkout begins again with the new factory.
        case restart
        /// This order keeps the factory it began with.
        case freeze
    }

    /// What came of a change of account.
    public enum AccountChange: String, Hashable, Sendable, CaseIterable {
        /// Form and receipt are new; what was typed belongs to the old form.
        case restarted
        /// Form and receipt are those that the order began with.
        case frozen
    }

    public let policy: AccountChangePolicy
    public private(set) var form: any PaymentForm
    public private(set) var receiptFormatter: any ReceiptFormatter
    public private(set) var isPlaced = false

    /// - Throws: `CheckoutError.mixedFamilies` or `.mixedLocales` when the factory's products do not belong together.
    public init(
        factory: any CheckoutComponentFactory, whenAccountChanges policy: AccountChangePolicy = .restart
    ) throws(CheckoutError) {
        self.policy = policy
        (form, receiptFormatter) = try Self.pair(of: factory)
    }

    /// Asks for another account's factory; the policy decides.
    ///
    /// - Throws: `CheckoutError.orderPlaced` after `place()`; as `init` for a factory whose products do not match. The
    ///   session is unchanged then.
    public mutating func changeAccount(to factory: any CheckoutComponentFactory) throws(CheckoutError) -> AccountChange
    {
        guard !isPlaced else { throw .orderPlaced }
        switch policy {
        case .freeze:
            return .frozen
        case .restart:
            (form, receiptFormatter) = try Self.pair(of: factory)
            return .restarted
        }
    }

    /// The customer has placed the order: from here on nothing changes.
    ///
    /// - Throws: `CheckoutError.orderPlaced` the second time.
    public mutating func place() throws(CheckoutError) {
        guard !isPlaced else { throw .orderPlaced }
        isPlaced = true
    }

    private static func pair(
        of factory: any CheckoutComponentFactory
    ) throws(CheckoutError) -> (any PaymentForm, any ReceiptFormatter) {
        let form = factory.makeForm()
        let receipt = factory.makeReceiptFormatter()
        guard form.family == receipt.family else {
            throw .mixedFamilies(form: form.family, receipt: receipt.family)
        }
        guard form.locale == receipt.locale else {
            throw .mixedLocales(form: form.locale, receipt: receipt.locale)
        }
        return (form, receipt)
    }
}
