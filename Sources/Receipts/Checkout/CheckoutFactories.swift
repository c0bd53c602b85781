/// The composition root: which factory serves which kind of account.
///
/// A value, not a registry: an app makes one where it starts, extends it with kinds of its own, and passes it on.
public struct CheckoutFactories: Sendable {
    /// Makes a family's factory in a context, opening its words.
    public typealias Maker = @Sendable (CheckoutContext) throws -> any CheckoutComponentFactory

    private let makers: [(kind: AccountKind, make: Maker)]

    /// Consumer, business and gift.
    public static let standard = CheckoutFactories(makers: [
        (.consumer, { try ConsumerCheckoutFactory($0) }),
        (.business, { try BusinessCheckoutFactory($0) }),
        (.gift, { try GiftCheckoutFactory($0) }),
    ])

    private init(makers: [(kind: AccountKind, make: Maker)]) { self.makers = makers }

    /// The known kinds, in the order in which they were added.
    public var kinds: [AccountKind] { makers.map(\.kind) }

    /// The same map with one more kind.
    ///
    /// - Throws: `CheckoutError.kindTaken` when the kind is there already.
    public func adding(_ kind: AccountKind, make: @escaping Maker) throws(CheckoutError) -> CheckoutFactories {
        guard !kinds.contains(kind) else { throw .kindTaken(kind) }
        return CheckoutFactories(makers: makers + [(kind, make)])
    }

    /// The factory for a kind of account.
    ///
    /// - Throws: `CheckoutError.unknownKind`, which lists the known ones; what the family throws when it opens its words.
    public func factory(
        for kind: AccountKind, in context: CheckoutContext = CheckoutContext()
    ) throws -> any CheckoutComponentFactory {
        guard let maker = makers.first(where: { $0.kind == kind }) else {
            throw CheckoutError.unknownKind(kind, known: kinds)
        }
        return try maker.make(context)
    }
}
