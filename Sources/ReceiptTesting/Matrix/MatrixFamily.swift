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

    /// A family that prints every label in a second language too; it is named by both, as in `consumer+ar`.
    public static func consumer(beside second: LanguageTag) -> MatrixFamily {
        MatrixFamily(name: "consumer+\(second)") {
            try ConsumerCheckoutFactory(CheckoutContext(requested: [$0], second: second))
        }
    }

    /// As `consumer(beside:)`.
    public static func business(beside second: LanguageTag) -> MatrixFamily {
        MatrixFamily(name: "business+\(second)") {
            try BusinessCheckoutFactory(CheckoutContext(requested: [$0], second: second))
        }
    }

    public static let consumer = MatrixFamily(name: "consumer") { try ConsumerCheckoutFactory(locale: $0) }
    public static let business = MatrixFamily(name: "business") { try BusinessCheckoutFactory(locale: $0) }

    /// This family with every label in a second language too.
    public static func consumer(second: LanguageTag) -> MatrixFamily {
        MatrixFamily(name: "consumer+\(second)") {
            try ConsumerCheckoutFactory(CheckoutContext(requested: [$0], second: second))
        }
    }

    /// This family with every label in a second language too.
    public static func business(second: LanguageTag) -> MatrixFamily {
        MatrixFamily(name: "business+\(second)") {
            try BusinessCheckoutFactory(CheckoutContext(requested: [$0], second: second))
        }
    }
}
