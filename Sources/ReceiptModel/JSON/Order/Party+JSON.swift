extension JSONShape<Party> {
    static var party: JSONShape {
        .object { fields in
            Party(
                kind: fields.optional("kind", JSONShape<PartyKind>.word),
                legalName: fields.optional("legalName", .localizedText),
                tradeName: fields.optional("tradeName", .localizedText),
                address: fields.optional("address", .postalAddress),
                branch: fields.optional("branch", .localizedText),
                legalForm: fields.optional("legalForm", .localizedText),
                register: fields.optional("register", .localizedText),
                capital: fields.optional("capital", .money(.notNegative)),
                identifiers: fields.list("identifiers", of: .partyIdentifier),
                taxStatus: fields.optional("taxStatus", .localizedText),
                contacts: fields.list("contacts", of: .contact))
        }
    }
}

extension JSONShape<PostalAddress> {
    fileprivate static var postalAddress: JSONShape {
        .object { fields in
            PostalAddress(
                streetLines: fields.list("streetLines", of: .localizedText),
                postalCode: fields.optional("postalCode", .text),
                locality: fields.optional("locality", .localizedText),
                stateCode: fields.optional("stateCode", .text),
                country: fields.optional("country", .country))
        }
    }
}

extension JSONShape<PartyIdentifier> {
    fileprivate static var partyIdentifier: JSONShape {
        .object { fields in
            let role = fields.required("role", JSONShape<IdentifierRole>.word)
            let scheme = fields.optional("scheme", .text)
            let country = fields.optional("country", .country)
            let value = fields.required("value", .text)
            guard let role, let value else { return nil }
            return PartyIdentifier(role: role, scheme: scheme, country: country, value: value)
        }
    }
}

extension JSONShape<Contact> {
    fileprivate static var contact: JSONShape {
        .object { fields in
            let kind = fields.required("kind", JSONShape<ContactKind>.word)
            let value = fields.required("value", .text)
            guard let kind, let value else { return nil }
            return Contact(kind: kind, value: value)
        }
    }
}

extension JSONShape<Money> {
    static func money(_ range: DecimalRange = .any) -> JSONShape {
        .object { fields in
            let amount = fields.required("amount", .decimal(range))
            let currency = fields.required("currency", .currency)
            guard let amount, let currency else { return nil }
            return Money(amount, currency)
        }
    }
}
