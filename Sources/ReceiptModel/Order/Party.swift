/// Who sells or buys.
public struct Party: Hashable, Sendable {
    public let kind: PartyKind?
    public let legalName: LocalizedText?
    public let tradeName: LocalizedText?
    public let address: PostalAddress?
    /// Branch or establishment, such as `Filiale 12`.
    public let branch: LocalizedText?
    public let legalForm: LocalizedText?
    /// Court and number of the commercial register.
    public let register: LocalizedText?
    public let capital: Money?
    public let identifiers: [PartyIdentifier]
    /// What the tax office calls this party, such as `Régime réel simplifié`.
    public let taxStatus: LocalizedText?
    public let contacts: [Contact]

    public init(
        kind: PartyKind? = nil, legalName: LocalizedText? = nil, tradeName: LocalizedText? = nil,
        address: PostalAddress? = nil, branch: LocalizedText? = nil, legalForm: LocalizedText? = nil,
        register: LocalizedText? = nil, capital: Money? = nil, identifiers: [PartyIdentifier] = [],
        taxStatus: LocalizedText? = nil, contacts: [Contact] = []
    ) {
        self.kind = kind
        self.legalName = legalName
        self.tradeName = tradeName
        self.address = address
        self.branch = branch
        self.legalForm = legalForm
        self.register = register
        self.capital = capital
        self.identifiers = identifiers
        self.taxStatus = taxStatus
        self.contacts = contacts
    }
}

public enum PartyKind: String, Sendable, Hashable, CaseIterable {
    case consumer
    case business
    case foreign
    case government
}

/// An address in its parts. Their printed order is that of the country.
public struct PostalAddress: Hashable, Sendable {
    /// Street and number, building, floor; from the narrowest to the widest as the country writes it.
    public let streetLines: [LocalizedText]
    public let postalCode: String?
    /// City, town or village.
    public let locality: LocalizedText?
    /// State or province by its own code: `CA`, `27`.
    public let stateCode: String?
    public let country: CountryCode?

    public init(
        streetLines: [LocalizedText] = [], postalCode: String? = nil, locality: LocalizedText? = nil,
        stateCode: String? = nil, country: CountryCode? = nil
    ) {
        self.streetLines = streetLines
        self.postalCode = postalCode
        self.locality = locality
        self.stateCode = stateCode
        self.country = country
    }
}

/// A number by which a party is known to an office or a partner.
public struct PartyIdentifier: Hashable, Sendable {
    public let role: IdentifierRole
    /// The scheme's own name in lower case, such as `siret` or `gstin`; nil: the general one of the role.
    public let scheme: String?
    public let country: CountryCode?
    public let value: String

    public init(role: IdentifierRole, scheme: String? = nil, country: CountryCode? = nil, value: String) {
        self.role = role
        self.scheme = scheme
        self.country = country
        self.value = value
    }
}

public enum IdentifierRole: String, Sendable, Hashable, CaseIterable {
    /// Identifies for value-added tax (or GST): printed on cross-border invoices.
    case vat
    /// Identifies with the tax office for all taxes.
    case tax
    /// Entry in a register of companies.
    case company
    /// The seller's number for this customer.
    case customer
    /// Anything else; its scheme is its label.
    case other
}

/// One way to reach a party.
public struct Contact: Hashable, Sendable {
    public let kind: ContactKind
    public let value: String

    public init(kind: ContactKind, value: String) {
        self.kind = kind
        self.value = value
    }
}

public enum ContactKind: String, Sendable, Hashable, CaseIterable {
    case phone
    case email
    case website
    /// A person to ask for.
    case person
}
