/// Something that was paid, or will be.
public struct Payment: Hashable, Sendable {
    public let means: PaymentMeans
    /// The seller's own name for it; nil: the word of the bundles for `means`.
    public let label: LocalizedText?
    /// What it settles of the total, in the order's currency; nil: whatever the other payments leave. For cash either
    /// the exact amount or what it comes to in coins.
    public let amount: ExactDecimal?
    /// What the customer handed over, in the order's currency; change is what it exceeds `amount` by.
    public let tendered: ExactDecimal?
    public let card: CardDetails?
    public let foreignTender: ForeignTender?
    /// Voucher, gift card or transfer number.
    public let reference: String?
    /// What the printed slip asks the customer to fill in.
    public let slip: SlipRequest

    public init(
        means: PaymentMeans, label: LocalizedText? = nil, amount: ExactDecimal? = nil, tendered: ExactDecimal? = nil,
        card: CardDetails? = nil, foreignTender: ForeignTender? = nil, reference: String? = nil,
        slip: SlipRequest = .none
    ) {
        self.means = means
        self.label = label
        self.amount = amount
        self.tendered = tendered
        self.card = card
        self.foreignTender = foreignTender
        self.reference = reference
        self.slip = slip
    }
}

public enum PaymentMeans: String, Sendable, Hashable, CaseIterable {
    case cash
    case card
    case creditCard = "credit-card"
    case debitCard = "debit-card"
    case bankTransfer = "bank-transfer"
    case directDebit = "direct-debit"
    case cheque
    case mobile
    case voucher
    case giftCard = "gift-card"
    case storeCredit = "store-credit"
    /// Paid before, with an order or reservation.
    case deposit
    case onAccount = "on-account"
    case online
    case other
}

/// What may be known of a card: never more than its brand and last four digits.
public struct CardDetails: Hashable, Sendable {
    public let brand: String
    /// Four ASCII digits.
    public let lastFour: String
    public let entryMode: CardEntryMode?
    public let approvalCode: String?
    public let terminal: String?

    /// - Returns: nil unless `lastFour` is four ASCII digits and `brand` holds no run of more than four digits.
    public init?(
        brand: String, lastFour: String, entryMode: CardEntryMode? = nil, approvalCode: String? = nil,
        terminal: String? = nil
    ) {
        guard lastFour.utf8.count == 4, lastFour.utf8.allSatisfy({ (48...57).contains($0) }),
            brand.utf8.count(where: { (48...57).contains($0) }) <= 4
        else { return nil }
        self.brand = brand
        self.lastFour = lastFour
        self.entryMode = entryMode
        self.approvalCode = approvalCode
        self.terminal = terminal
    }
}

public enum CardEntryMode: String, Sendable, Hashable, CaseIterable {
    case chip
    case contactless
    case swiped
    case manual
    case online
}

/// Cash in another currency than the order's.
public struct ForeignTender: Hashable, Sendable {
    public let money: Money
    /// Units of the order's currency for one unit of the foreign one.
    public let rate: ExactDecimal

    public init(money: Money, rate: ExactDecimal) {
        self.money = money
        self.rate = rate
    }
}

public enum SlipRequest: String, Sendable, Hashable, CaseIterable {
    case none
    case signature
    /// A line for a tip, one for the new total, one to sign.
    case tipAndSignature = "tip-and-signature"
}
