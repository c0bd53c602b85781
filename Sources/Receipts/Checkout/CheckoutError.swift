import ReceiptModel

/// Why a checkout could not be put together, or not changed.
public enum CheckoutError: Error, Hashable, Sendable {
    case unknownKind(AccountKind, known: [AccountKind])
    case kindTaken(AccountKind)
    /// Form and receipt come from different families, or only one says from which.
    case mixedFamilies(form: String?, receipt: String?)
    /// Form and receipt speak different locales, or only one says which.
    case mixedLocales(form: LanguageTag?, receipt: LanguageTag?)
    /// The family has no words in the second language of the context.
    case secondLanguageNotShipped(LanguageTag, shipped: [LanguageTag])
    /// The order is placed: its form and receipt stay as they are.
    case orderPlaced
}

extension CheckoutError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKind(let kind, let known):
            let names = known.map(\.rawValue).joined(separator: ", ")
            return "There is no account kind \"\(kind)\"; the known ones are \(names). Add it with adding(_:make:)."
        case .kindTaken(let kind):
            return "The account kind \"\(kind)\" has a factory already; give the new one another name."
        case .mixedFamilies(let form, let receipt):
            return """
                The form is of the family \(form ?? "(unstated)") and the receipt of \(receipt ?? "(unstated)"); let one \
                factory make both, and let both state the family or neither.
                """
        case .mixedLocales(let form, let receipt):
            return """
                The form speaks \(form?.description ?? "(unstated)") and the receipt \
                \(receipt?.description ?? "(unstated)"); make both for one locale, and let both state it or neither.
                """
        case .secondLanguageNotShipped(let tag, let shipped):
            let tags = shipped.map(\.description).sorted().joined(separator: ", ")
            return "No words are shipped for the second language \(tag); choose one of \(tags)."
        case .orderPlaced:
            return "The order is placed, so its account can no longer change; begin a new checkout."
        }
    }
}
