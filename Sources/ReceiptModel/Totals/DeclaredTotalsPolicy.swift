/// What becomes of totals that came with the order.
public enum DeclaredTotalsPolicy: String, Sendable, Hashable, CaseIterable {
    /// They must equal the computed ones; every difference is a problem that names both.
    case check
    /// They are taken as they are. Lines, adjustments and taxes still say what they come to, and
    /// `OrderTotals.deviation` is what the declared total differs by.
    case trust
}
