import ReceiptModel
import Receipts

/// A family under test: its name, and how its factory is made for a locale.
public struct MatrixFamily: Sendable {
    public let name: String
    public let make: @Sendable (LanguageTag) throws -> any CheckoutComponentFactory

    public init(name: String, make: @escaping @Sendable (LanguageTag) throws -> any CheckoutComponentFactory) {
        self.name = name
        self.make = make
    }

    public static let consumer = MatrixFamily(name: "consumer") { try ConsumerCheckoutFactory(locale: $0) }
    public static let business = MatrixFamily(name: "business") { try BusinessCheckoutFactory(locale: $0) }
}
