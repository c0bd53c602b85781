import Receipts

/// A family of a stranger's own, written against the three requirements alone.
struct KioskFactory: CheckoutComponentFactory {
    let words: ConsumerWords

    func makeForm() -> any PaymentForm { KioskForm(words: words) }
    func makeReceiptFormatter() -> any ReceiptFormatter { KioskReceipt(words: words) }
}

struct KioskForm: PaymentForm {
    let words: ConsumerWords
    var requiredFields: [String] { [words.table().text] }
}

struct KioskReceipt: ReceiptFormatter {
    let words: ConsumerWords
    func title(for orderID: String) -> String { words.title(orderID: orderID).text }
}
