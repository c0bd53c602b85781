/// Which rule each field of a form obeys.
///
/// The seam for rules by country: today every country has the general ones, and nothing else chooses a rule.
struct FormRules: Sendable {
    let rules: [String: FieldRule]

    static let consumer = FormRules(rules: [
        FieldKey.cardNumber: .cardNumber, FieldKey.expiry: .cardExpiry, FieldKey.postalCode: .postalCode,
        FieldKey.email: .email,
    ])
    static let business = FormRules(rules: [FieldKey.taxID: .taxID, FieldKey.email: .email])
    /// Names and words, which have no rule but their length.
    static let gift = FormRules(rules: [:])
}

/// Keys of the entries of our forms.
enum FieldKey {
    static let cardNumber = "card-number"
    static let expiry = "expiry"
    static let cardholderName = "cardholder-name"
    static let postalCode = "postal-code"
    static let email = "email"
    static let name = "name"
    static let purchaseOrder = "purchase-order"
    static let taxID = "tax-id"
    static let companyName = "company-name"
    static let billingContact = "billing-contact"
    static let recipient = "recipient"
    static let giver = "giver"
    static let message = "message"
}
