/// One tax on a line or a charge.
public struct TaxComponent: Hashable, Sendable {
    public let scheme: TaxScheme
    /// The seller's literal name of the tax, which wins over the word of the bundles.
    public let name: LocalizedText?
    public let category: TaxCategory
    public let amount: TaxAmount
    /// The part of the price that is taxed: 1, or 0.5 where law taxes half of it.
    public let baseFactor: ExactDecimal
    public let inclusion: TaxInclusion
    public let exemptionReason: LocalizedText?
    /// The letter or sign printed beside the line and in the tax table: `A`, `※`.
    public let mark: String?

    public init(
        scheme: TaxScheme, name: LocalizedText? = nil, category: TaxCategory = .standard, amount: TaxAmount,
        baseFactor: ExactDecimal = .one, inclusion: TaxInclusion, exemptionReason: LocalizedText? = nil,
        mark: String? = nil
    ) {
        self.scheme = scheme
        self.name = name
        self.category = category
        self.amount = amount
        self.baseFactor = baseFactor
        self.inclusion = inclusion
        self.exemptionReason = exemptionReason
        self.mark = mark
    }
}

/// Which tax it is; its printed name is a word of the bundles.
public enum TaxScheme: String, Sendable, Hashable, CaseIterable {
    case vat
    case gst
    case hst
    case qst
    case pst
    case cgst
    case sgst
    case igst
    case utgst
    case cess
    case salesTax = "sales-tax"
    case consumptionTax = "consumption-tax"
    case serviceTax = "service-tax"
    case environmental
    case accommodation
    case withholding
    case other
}

public enum TaxCategory: String, Sendable, Hashable, CaseIterable {
    case standard
    case reduced
    case zero
    case exempt
    case reverseCharge = "reverse-charge"
    case outsideScope = "outside-scope"
    case margin
    case export
}

public enum TaxAmount: Hashable, Sendable {
    /// Percent of the base: 9.975 is 9.975 %.
    case rate(ExactDecimal)
    /// In the order's currency, for each unit of the line's quantity.
    case perUnit(ExactDecimal)
}

public enum TaxInclusion: String, Sendable, Hashable, CaseIterable {
    /// The price holds the tax.
    case contained
    /// The tax comes on top of the price.
    case added
    /// Printed only; no total changes.
    case informative
    /// Kept back by the buyer: lowers what is paid, not the total.
    case withheld
}
