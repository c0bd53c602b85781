/// A discount or a charge on the whole document.
public struct DocumentAdjustment: Hashable, Sendable {
    public let kind: AdjustmentKind
    /// The seller's own name for it; nil: the word of the bundles for `kind`.
    public let label: LocalizedText?
    /// Above zero as written: a discount lowers the total by it, every other kind raises it. A percentage is of the sum
    /// of the lines after their own discounts.
    public let value: AdjustmentValue
    public let taxation: AdjustmentTaxation

    public init(
        kind: AdjustmentKind, label: LocalizedText? = nil, value: AdjustmentValue,
        taxation: AdjustmentTaxation = .shared
    ) {
        self.kind = kind
        self.label = label
        self.value = value
        self.taxation = taxation
    }
}

public enum AdjustmentKind: String, Sendable, Hashable, CaseIterable {
    case discount
    case shipping
    case service
    case packaging
    case handling
    case tip
    case donation
    case other
}

/// How an adjustment takes part in tax.
public enum AdjustmentTaxation: Hashable, Sendable {
    /// Shared by largest remainder over the lines' amounts of each combination of taxes.
    case shared
    /// Taxed by its own components; with none (a tip) it is outside tax.
    case own([TaxComponent])
}
