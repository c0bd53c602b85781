/// What a payment form collected, checked and in its typed form.
///
/// Of a card only the brand and the last four digits are here; its number never leaves the form's check.
public struct FormSubmission: Hashable, Sendable {
    public let purchaseOrder: String?
    public let taxID: String?
    public let postalCode: String?
    public let card: CardDetails?
    /// Of the person or company that buys.
    public let name: String?
    /// Whom to ask in a company.
    public let contactName: String?
    public let email: String?
    /// Whom the goods are for; nil: the form does not ask.
    public let gift: GiftDetails?

    public init(
        purchaseOrder: String? = nil, taxID: String? = nil, postalCode: String? = nil, card: CardDetails? = nil,
        name: String? = nil, contactName: String? = nil, email: String? = nil,
        gift: GiftDetails? = nil
    ) {
        self.purchaseOrder = purchaseOrder
        self.taxID = taxID
        self.postalCode = postalCode
        self.card = card
        self.name = name
        self.contactName = contactName
        self.email = email
        self.gift = gift
    }
}

extension FormSubmission: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says which parts are there, never what they are: it ends up in logs.
    public var description: String {
        let parts = [
            ("purchase order", purchaseOrder != nil), ("tax ID", taxID != nil), ("postal code", postalCode != nil),
            ("card", card != nil), ("name", name != nil),
            ("contact", contactName != nil), ("email", email != nil), ("gift", gift != nil),
        ]
        return "FormSubmission(\(parts.filter(\.1).map(\.0).joined(separator: ", ")))"
    }

    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
