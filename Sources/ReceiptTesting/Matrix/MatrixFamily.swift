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

    public static let consumer = standard(.consumer)
    public static let business = standard(.business)
    public static let gift = standard(.gift)

    /// One of this package's own families.
    ///
    /// - Parameter second: Every label is printed in this language too, and the name says so: `consumer+ar`.
    public static func standard(_ kind: AccountKind, beside second: LanguageTag? = nil) -> MatrixFamily {
        MatrixFamily(name: second.map { "\(kind)+\($0)" } ?? "\(kind)") {
            try CheckoutFactories.standard.factory(for: kind, in: CheckoutContext(requested: [$0], second: second))
        }
    }
}
