/// What an order adds up to, as computed by `init(of:declared:)`.
///
/// Every amount is in the order's currency, with all its decimals, and the parts add up to the wholes exactly. The one
/// exception are declared totals that were trusted: then `net`, `tax`, `total` and `due` are the declared numbers, and
/// the parts add up to `total` − `deviation`.
public struct OrderTotals: Hashable, Sendable {
    /// One for each line, in order.
    public let lines: [LineTotals]
    /// One for each adjustment, in order.
    public let adjustments: [AdjustmentTotals]
    /// One for each different tax, in order of first use.
    public let taxes: [TaxTotals]
    /// Sum of the lines as they are priced, after their discounts, with deposits.
    public let subtotal: ExactDecimal
    /// Total without tax.
    public let net: ExactDecimal
    /// All contained and added taxes.
    public let tax: ExactDecimal
    /// net + tax: what the goods cost.
    public let total: ExactDecimal
    /// `total` − what lines, adjustments and added taxes add up to; nil where both are the same. Only a declared total
    /// that was trusted can differ (`DeclaredTotalsPolicy.trust`).
    public let deviation: ExactDecimal?
    /// Kept back by the buyer for the tax office.
    public let withheld: ExactDecimal
    /// Added to the total so that the cash part meets a coin; nil where nothing was rounded.
    public let cashRounding: ExactDecimal?
    /// total − withheld + cashRounding: what has to be paid.
    public let payable: ExactDecimal
    /// One for each payment, in order.
    public let payments: [PaymentTotals]
    /// Sum of what the payments settle.
    public let paid: ExactDecimal
    /// Handed back.
    public let change: ExactDecimal
    /// payable − paid: what is still owed.
    public let due: ExactDecimal
    /// Sum of all line and document discounts.
    public let savings: ExactDecimal
}

/// The amounts of one line.
public struct LineTotals: Hashable, Sendable {
    /// quantity × (unit price + modifiers), rounded to the currency, before discounts.
    public let gross: ExactDecimal
    /// What each discount of the line takes away, with the sign of `gross`: above zero for a sale.
    public let discounts: [ExactDecimal]
    /// Deposit for the whole quantity; nil: the line has none.
    public let deposit: ExactDecimal?
    /// gross − discounts: the line's price as printed, without its deposit.
    public let amount: ExactDecimal
}

/// The amount of one document-level discount or charge, with the sign of its effect.
public struct AdjustmentTotals: Hashable, Sendable {
    public let amount: ExactDecimal
}

/// One tax over the whole document.
public struct TaxTotals: Hashable, Sendable {
    /// The first component of this kind; its scheme, name, category, rate, base factor, inclusion,
    /// exemption reason and mark are those of all.
    public let component: TaxComponent
    /// What was taxed: the net amount × the base factor.
    public let base: ExactDecimal
    public let tax: ExactDecimal
    /// base plus every contained and added tax on it.
    public let gross: ExactDecimal
}

/// What one payment came to.
public struct PaymentTotals: Hashable, Sendable {
    /// What it settles.
    public let amount: ExactDecimal
    /// What was handed over, where it was stated.
    public let tendered: ExactDecimal?
    /// Handed back: tendered − amount; nil where nothing was tendered.
    public let change: ExactDecimal?
}
