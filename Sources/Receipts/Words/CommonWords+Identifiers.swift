import ReceiptMessages
import ReceiptModel
import ReceiptWords

extension CommonWords {
    /// The label of a party's number: the legal name of its scheme where the bundles have one, else the general word for
    /// its role; a number of any other role is named by its scheme as it is.
    func label(for identifier: PartyIdentifier) -> IdentifierLabel {
        if let scheme = identifier.scheme {
            if let name = legalName(scheme.lowercased()) { return .legalName(name) }
            if let known = word(scheme: scheme) { return .word(known) }
            if identifier.role == .other { return .literal(scheme) }
        }
        return .word(word(for: identifier.role))
    }

    /// What a number is for, in general words.
    func word(for role: IdentifierRole) -> PlainPhrase {
        switch role {
        case .vat: identifierVatId()
        case .tax, .other: identifierTaxId()
        case .company: identifierCompanyNumber()
        case .customer: identifierCustomerNumber()
        }
    }

    /// The general kinds of numbers, which have a word in every language.
    private func word(scheme: String) -> PlainPhrase? {
        switch scheme.lowercased() {
        case "vat-id": identifierVatId()
        case "tax-id": identifierTaxId()
        case "tax-number": identifierTaxNumber()
        case "company-number": identifierCompanyNumber()
        case "registration-number": identifierRegistrationNumber()
        case "branch-number": identifierBranchNumber()
        case "customer-number": identifierCustomerNumber()
        case "national-id": identifierNationalId()
        case "electronic-address": identifierElectronicAddress()
        default: nil
        }
    }

    /// Schemes are named as they are in their country, with or without its code in front: `siret`, `fr-siret`. Nothing
    /// here looks at the country itself.
    private func legalName(_ scheme: String) -> PlainPhrase? {
        switch scheme {
        case "de-ust-idnr", "ust-idnr", "ust-idnr.": identifierDeUstIdnr()
        case "de-steuernummer", "steuernummer": identifierDeSteuernummer()
        case "ch-uid", "che-uid", "uid": identifierChUid()
        case "fr-siret", "siret": identifierFrSiret()
        case "fr-siren", "siren": identifierFrSiren()
        case "it-partita-iva", "partita-iva": identifierItPartitaIva()
        case "it-codice-fiscale", "codice-fiscale": identifierItCodiceFiscale()
        case "es-nif": identifierEsNif()
        case "pt-nif", "nif": identifierPtNif()
        case "pl-nip", "nip": identifierPlNip()
        case "hr-oib", "oib": identifierHrOib()
        case "us-ein", "ein": identifierUsEin()
        case "br-cnpj", "cnpj": identifierBrCnpj()
        case "br-cpf", "cpf": identifierBrCpf()
        case "mx-rfc", "rfc": identifierMxRfc()
        case "in-gstin", "gstin": identifierInGstin()
        case "au-abn", "abn": identifierAuAbn()
        default: nil
        }
    }
}

/// What stands before an identifier.
enum IdentifierLabel {
    case word(PlainPhrase)
    /// The name that law gives it, the same in every language.
    case legalName(PlainPhrase)
    case literal(String)
}
