import ReceiptModel
import Receipts

/// What must hold for the two products of a factory.
public enum PairCheck {
    /// Form and receipt state the same family and the same locale, or neither states any.
    public static func productsBelongTogether(_ factory: any CheckoutComponentFactory) throws(CheckFailure) {
        do {
            _ = try CheckoutSession(factory: factory)
        } catch {
            throw CheckFailure(error.description)
        }
    }
}
