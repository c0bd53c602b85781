/// What kind of paper an order becomes.
public enum DocumentKind: String, Sendable, Hashable, CaseIterable {
    case receipt
    case simplifiedInvoice = "simplified-invoice"
    case invoice
    case creditNote = "credit-note"
    case debitNote = "debit-note"
    case selfBilled = "self-billed"
    case proForma = "pro-forma"
    case training
    case copy
    case void
}

/// How the amounts of a document that gives money back are written. One document has one convention.
public enum SignConvention: String, Sendable, Hashable, CaseIterable {
    /// Amounts stand as in the original: a credit note over 25.13 says 25.13.
    case natural
    /// Amounts stand with the sign of their effect: a credit note over 25.13 says −25.13.
    case negated
}

/// Kind, number, dates and references of a document.
public struct DocumentDetails: Hashable, Sendable {
    public let kind: DocumentKind
    public let signs: SignConvention
    public let series: String?
    /// Never grouped or localized: it is an identifier.
    public let number: String
    public let issuedAt: LocalDateTime
    /// An IANA name such as `Europe/Zurich`; it only names the zone, the printed time is `issuedAt`'s digits.
    public let zoneName: String?
    public let supply: SupplyTime?
    public let transactionStart: LocalDateTime?
    public let transactionEnd: LocalDateTime?
    public let dueDate: CalendarDay?
    public let paymentTerms: PaymentTerms?
    /// The document that this one corrects, copies or voids.
    public let original: DocumentReference?
    /// The buyer's purchase order number.
    public let purchaseOrder: String?
    /// The shop's own order number, where it is not the document's number.
    public let orderNumber: String?
    /// 1 for the first copy.
    public let copyNumber: Int?
    public let placeOfSupply: LocalizedText?
    public let till: String?
    public let cashier: LocalizedText?
    public let table: String?

    public init(
        kind: DocumentKind, signs: SignConvention = .natural, series: String? = nil, number: String,
        issuedAt: LocalDateTime, zoneName: String? = nil, supply: SupplyTime? = nil,
        transactionStart: LocalDateTime? = nil, transactionEnd: LocalDateTime? = nil, dueDate: CalendarDay? = nil,
        paymentTerms: PaymentTerms? = nil, original: DocumentReference? = nil, purchaseOrder: String? = nil,
        orderNumber: String? = nil, copyNumber: Int? = nil, placeOfSupply: LocalizedText? = nil, till: String? = nil,
        cashier: LocalizedText? = nil, table: String? = nil
    ) {
        self.kind = kind
        self.signs = signs
        self.series = series
        self.number = number
        self.issuedAt = issuedAt
        self.zoneName = zoneName
        self.supply = supply
        self.transactionStart = transactionStart
        self.transactionEnd = transactionEnd
        self.dueDate = dueDate
        self.paymentTerms = paymentTerms
        self.original = original
        self.purchaseOrder = purchaseOrder
        self.orderNumber = orderNumber
        self.copyNumber = copyNumber
        self.placeOfSupply = placeOfSupply
        self.till = till
        self.cashier = cashier
        self.table = table
    }
}

/// When the goods or services were supplied.
public enum SupplyTime: Hashable, Sendable {
    case day(CalendarDay)
    /// Both days included.
    case period(from: CalendarDay, to: CalendarDay)
}

/// By when and how an invoice is paid.
public struct PaymentTerms: Hashable, Sendable {
    /// Days after the issue date; 0 is at once.
    public let netDays: Int?
    /// A discount for early payment.
    public let discount: EarlyPaymentDiscount?
    /// The seller's own words, printed as they are.
    public let text: LocalizedText?

    public init(netDays: Int? = nil, discount: EarlyPaymentDiscount? = nil, text: LocalizedText? = nil) {
        self.netDays = netDays
        self.discount = discount
        self.text = text
    }
}

/// `percent` off when paid within `days`.
public struct EarlyPaymentDiscount: Hashable, Sendable {
    public let percent: ExactDecimal
    public let days: Int

    public init(percent: ExactDecimal, days: Int) {
        self.percent = percent
        self.days = days
    }
}

/// Another document, by number and day.
public struct DocumentReference: Hashable, Sendable {
    public let series: String?
    public let number: String
    public let issuedOn: CalendarDay?

    public init(series: String? = nil, number: String, issuedOn: CalendarDay? = nil) {
        self.series = series
        self.number = number
        self.issuedOn = issuedOn
    }
}
