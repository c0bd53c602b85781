/// CLDR's plural categories, in CLDR's order.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which of CLDR's two sets of rules: for counting (`1 item`) or for ranking (`1st copy`).
public enum PluralKind: Hashable, Sendable {
    case cardinal, ordinal
}
