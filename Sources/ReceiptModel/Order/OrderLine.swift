/// One thing that was sold or given back.
public struct OrderLine: Hashable, Sendable {
    public let description: LocalizedText
    public let modifiers: [LineModifier]
    /// Article number, EAN or SKU.
    public let itemCode: String?
    /// May have decimals (1.258 kg); never rounded. Negative: given back within a sale.
    public let quantity: ExactDecimal
    /// A unit of the bundles (`kg`, `piece`, `hour`) or any other, printed as it is; nil: pieces, not printed.
    public let unit: String?
    /// In the order's currency, for one unit; may have more decimals than the currency.
    public let unitPrice: ExactDecimal
    public let discounts: [LineDiscount]
    public let deposit: LineDeposit?
    /// Empty: no tax is stated for this line.
    public let taxes: [TaxComponent]
    public let note: LocalizedText?

    public init(
        description: LocalizedText, modifiers: [LineModifier] = [], itemCode: String? = nil,
        quantity: ExactDecimal = .one, unit: String? = nil, unitPrice: ExactDecimal, discounts: [LineDiscount] = [],
        deposit: LineDeposit? = nil, taxes: [TaxComponent] = [], note: LocalizedText? = nil
    ) {
        self.description = description
        self.modifiers = modifiers
        self.itemCode = itemCode
        self.quantity = quantity
        self.unit = unit
        self.unitPrice = unitPrice
        self.discounts = discounts
        self.deposit = deposit
        self.taxes = taxes
        self.note = note
    }
}

/// A change to an item: extra shot, no onions.
public struct LineModifier: Hashable, Sendable {
    public let description: LocalizedText
    /// Added to the unit price of the line; nil: costs nothing and prints no amount.
    public let unitPrice: ExactDecimal?

    public init(description: LocalizedText, unitPrice: ExactDecimal? = nil) {
        self.description = description
        self.unitPrice = unitPrice
    }
}

/// A share or an amount of money.
public enum AdjustmentValue: Hashable, Sendable {
    /// In the order's currency.
    case amount(ExactDecimal)
    /// 10 is ten percent.
    case percent(ExactDecimal)
}

/// A price reduction on one line, above zero as written.
public struct LineDiscount: Hashable, Sendable {
    public let label: LocalizedText?
    /// A percentage is of the line's amount before any discount.
    public let value: AdjustmentValue

    public init(label: LocalizedText? = nil, value: AdjustmentValue) {
        self.label = label
        self.value = value
    }
}

/// Money for a container that comes back, charged with a line.
public struct LineDeposit: Hashable, Sendable {
    /// In the order's currency, for one unit of the line.
    public let amountPerUnit: ExactDecimal
    public let taxation: DepositTaxation

    public init(amountPerUnit: ExactDecimal, taxation: DepositTaxation) {
        self.amountPerUnit = amountPerUnit
        self.taxation = taxation
    }
}

public enum DepositTaxation: String, Sendable, Hashable, CaseIterable {
    /// Taxed with the line, at its rates.
    case likeLine = "like-line"
    /// No tax is due on it.
    case untaxed
}
