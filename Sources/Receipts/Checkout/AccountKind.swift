/// A kind of account, by name. The set grows with the users of this package, hence no enum.
public struct AccountKind: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let consumer: AccountKind = "consumer"
    public static let business: AccountKind = "business"
    /// Not who pays, but whom it is for: the pair of a gift asks for no money and shows none.
    public static let gift: AccountKind = "gift"
}

extension AccountKind: CustomStringConvertible {
    public var description: String { rawValue }
}
