import Receipts

/// A family of a few lines, written only against the three requirements, as the first users of the package wrote theirs.
struct SeedForm: PaymentForm {
    var requiredFields: [String] { ["Donor name", "Gift aid"] }
}

struct SeedReceipt: ReceiptFormatter {
    func title(for orderID: String) -> String { "Donation \(orderID)" }
}

struct SeedFactory: CheckoutComponentFactory {
    func makeForm() -> any PaymentForm { SeedForm() }
    func makeReceiptFormatter() -> any ReceiptFormatter { SeedReceipt() }
}

/// A form that states whatever a test wants.
struct StatedForm: PaymentForm {
    let family: String?
    let locale: LanguageTag?
    var requiredFields: [String] { ["Field"] }
}

struct StatedReceipt: ReceiptFormatter {
    let family: String?
    let locale: LanguageTag?
    func title(for orderID: String) -> String { orderID }
}

struct StatedFactory: CheckoutComponentFactory {
    let form: StatedForm
    let receipt: StatedReceipt
    func makeForm() -> any PaymentForm { form }
    func makeReceiptFormatter() -> any ReceiptFormatter { receipt }
}
