import ReceiptContent
import ReceiptMessages
import ReceiptModel

extension DocumentDraft {
    /// The seller at the head of the paper: name, branch, address; on a slip its numbers and contacts too.
    mutating func addLetterhead() throws {
        let seller = order.seller
        if let name = seller.tradeName ?? seller.legalName {
            addLine(text(name, place: "seller.name"), .strong)
        }
        if policy.sections.contains(.seller) {
            addTexts(seller.branch.map { [$0] } ?? [], place: "seller.branch")
        } else {
            if seller.tradeName != nil, let legal = seller.legalName {
                addLine(text(legal, place: "seller.legalName"))
            }
            addTexts(seller.branch.map { [$0] } ?? [], place: "seller.branch")
            addAddress(seller.address, place: "seller.address")
            addNumbers(of: seller, place: "seller")
        }
        addTexts(order.header, place: "header")
        builder.endBlock(alignment: .center) { .letterhead($0) }
    }

    mutating func addSeller() throws {
        try addParty(order.seller, heading: text(words.partySeller()), place: "seller")
    }

    mutating func addBuyer() throws {
        guard let buyer = order.buyer else { return }
        let heading = policy.sections.contains(.seller) ? words.partyBillTo() : words.partyCustomer()
        try addParty(buyer, heading: text(heading), place: "buyer")
    }

    private mutating func addParty(_ party: Party, heading: TextSpan, place: String) throws {
        if let name = party.legalName ?? party.tradeName {
            addLine(text(name, place: "\(place).name"), .strong)
        }
        if let trade = party.tradeName, party.legalName != nil, trade != party.legalName {
            let name = cleanedWording(trade, place: "\(place).tradeName")
            addLine(text { $0.words.partyTradingAs(name: name[$0]) })
        }
        addTexts(party.branch.map { [$0] } ?? [], place: "\(place).branch")
        addAddress(party.address, place: "\(place).address")
        if let form = party.legalForm {
            addEntry(text(words.partyLegalForm()), .value, text(form, place: "\(place).legalForm"))
        }
        if let register = party.register {
            let name = cleanedWording(register, place: "\(place).register")
            addLine(text { $0.words.partyRegister(register: name[$0]) })
        }
        if let capital = party.capital {
            addLine(try text(words.partyShareCapital(amount: capital)))
        }
        addTexts(party.taxStatus.map { [$0] } ?? [], place: "\(place).taxStatus")
        addNumbers(of: party, place: place)
        builder.endBlock(heading: heading) { .party($0) }
    }

    private mutating func addTexts(_ texts: [LocalizedText], place: String) {
        for item in texts { addLine(text(item, place: place)) }
    }

    /// Street lines, then postal code and place, then state and country as their codes.
    ///
    /// The order of each country comes with its address data; this is the stated default for all.
    private mutating func addAddress(_ address: PostalAddress?, place: String) {
        guard let address else { return }
        addTexts(address.streetLines, place: "\(place).streetLines")
        var parts: [String] = []
        if let code = address.postalCode { parts.append(code) }
        if let locality = address.locality { parts.append(languages.choose(locality).text) }
        if let state = address.stateCode { parts.append(state) }
        if let country = address.country { parts.append(country.rawValue) }
        guard !parts.isEmpty else { return }
        addLine(builder.userText(parts.joined(separator: " "), place: place))
    }

    /// A name that law gives stays as it is in every language; a second language says what it means beside it.
    private mutating func legalName(_ name: PlainPhrase, of role: IdentifierRole) -> TextSpan {
        // German words in an Arabic document still read from left to right.
        let span = builder.text(name.text, .label, direction: TextDirection.ofFirstStrong(in: name.text))
        guard let second, span.count == 1 else { return span }
        return adding(second.common.word(for: role).text, to: span, .label)
    }

    private mutating func addNumbers(of party: Party, place: String) {
        for (index, identifier) in party.identifiers.enumerated() {
            let path = "\(place).identifiers[\(index)]"
            let label: TextSpan
            switch words.label(for: identifier) {
            case .word(let phrase): label = text(phrase)
            case .legalName(let phrase): label = legalName(phrase, of: identifier.role)
            case .literal(let name): label = builder.userText(name, place: path)
            }
            addEntry(label, .value, self.identifier(identifier.value, place: path))
        }
        for (index, contact) in party.contacts.enumerated() {
            let value = self.identifier(contact.value, place: "\(place).contacts[\(index)]")
            addEntry(text(words.word(for: contact.kind)), .value, value)
        }
    }
}
