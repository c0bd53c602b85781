/// Totals that came with the order, in its currency; each nil: not declared.
public struct DeclaredTotals: Hashable, Sendable {
    public let net: ExactDecimal?
    public let tax: ExactDecimal?
    public let total: ExactDecimal?
    public let due: ExactDecimal?

    public init(
        net: ExactDecimal? = nil, tax: ExactDecimal? = nil, total: ExactDecimal? = nil, due: ExactDecimal? = nil
    ) {
        self.net = net
        self.tax = tax
        self.total = total
        self.due = due
    }
}
