/// Makes the matching pair of one kind of account. An app picks one factory when the account is known; everything after
/// that receives the factory, so that a form can never meet another family's receipt.
///
/// ```swift
/// struct DonationFactory: CheckoutComponentFactory {
///     func makeForm() -> any PaymentForm { DonationForm() }
///     func makeReceiptFormatter() -> any ReceiptFormatter { DonationReceipt() }
/// }
/// ```
public protocol CheckoutComponentFactory: Sendable {
    func makeForm() -> any PaymentForm
    func makeReceiptFormatter() -> any ReceiptFormatter
}

/// A checkout in one line: the title of the order, and what the form asks for.
///
/// `checkoutSummary(using: ConsumerCheckoutFactory())` is `Order 42: Card number, Postal code`.
public func checkoutSummary(using factory: any CheckoutComponentFactory, orderID: String = "42") -> String {
    let formatter = factory.makeReceiptFormatter()
    return formatter.summary(title: formatter.title(for: orderID), fields: factory.makeForm().requiredFields)
}
