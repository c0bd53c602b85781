/// Everything that one receipt or invoice says, before any word of a language is chosen.
///
/// Amounts are in units of `currency`, exact. Whether an amount has a sign follows `document.signs`.
public struct Order: Hashable, Sendable {
    public let document: DocumentDetails
    public let currency: CurrencyCode
    /// Set when tax must also be stated in another, national currency.
    public let exchange: ExchangeDetails?
    public let seller: Party
    /// Absent on an anonymous receipt.
    public let buyer: Party?
    public let lines: [OrderLine]
    /// Discounts and charges on the whole document, in the order in which they are printed.
    public let adjustments: [DocumentAdjustment]
    public let payments: [Payment]
    public let taxPolicy: TaxPolicy
    /// Applied to what is paid in cash only; nil where coins reach the minor unit.
    public let cashRounding: CashRounding?
    /// Totals that somebody else computed, to be checked against ours.
    public let declaredTotals: DeclaredTotals?
    /// Printed above everything, under the seller's name.
    public let header: [LocalizedText]
    public let notes: [LocalizedText]
    /// Printed last.
    public let footer: [LocalizedText]
    public let mentions: [Mention]
    public let fiscal: FiscalData
    /// Whom the goods are for, where they are a gift.
    public let gift: GiftDetails?

    public init(
        document: DocumentDetails, currency: CurrencyCode, exchange: ExchangeDetails? = nil, seller: Party,
        buyer: Party? = nil, lines: [OrderLine], adjustments: [DocumentAdjustment] = [], payments: [Payment] = [],
        taxPolicy: TaxPolicy = TaxPolicy(), cashRounding: CashRounding? = nil, declaredTotals: DeclaredTotals? = nil,
        header: [LocalizedText] = [], notes: [LocalizedText] = [], footer: [LocalizedText] = [],
        mentions: [Mention] = [], fiscal: FiscalData = FiscalData(), gift: GiftDetails? = nil
    ) {
        self.document = document
        self.currency = currency
        self.exchange = exchange
        self.seller = seller
        self.buyer = buyer
        self.lines = lines
        self.adjustments = adjustments
        self.payments = payments
        self.taxPolicy = taxPolicy
        self.cashRounding = cashRounding
        self.declaredTotals = declaredTotals
        self.header = header
        self.notes = notes
        self.footer = footer
        self.mentions = mentions
        self.fiscal = fiscal
        self.gift = gift
    }
}

/// The rate to a national currency, and the tax total in it where law wants it printed.
public struct ExchangeDetails: Hashable, Sendable {
    public let currency: CurrencyCode
    /// Units of `currency` for one unit of the order's currency.
    public let rate: ExactDecimal
    /// In `currency`; nil: computed as tax × rate, rounded half up.
    public let taxTotal: ExactDecimal?

    public init(currency: CurrencyCode, rate: ExactDecimal, taxTotal: ExactDecimal? = nil) {
        self.currency = currency
        self.rate = rate
        self.taxTotal = taxTotal
    }
}
