extension Order {
    /// The same order with what the form collected in its place: the purchase order among the references, tax ID and
    /// postal code with the buyer, the card with its payment, recipient and message with the gift.
    ///
    /// What the order already states is kept, but for the purchase order and the gift: the buyer typed them last. A card goes to the
    /// first card payment without one; where there is none, it pays what the other payments leave.
    public func taking(_ submission: FormSubmission) -> Order {
        Order(
            document: document.taking(submission), currency: currency, exchange: exchange, seller: seller,
            buyer: Party.buyer(buyer, taking: submission), lines: lines, adjustments: adjustments,
            payments: Payment.payments(payments, taking: submission.card), taxPolicy: taxPolicy,
            cashRounding: cashRounding, declaredTotals: declaredTotals, header: header, notes: notes, footer: footer,
            mentions: mentions, fiscal: fiscal, gift: GiftDetails.details(gift, taking: submission.gift))
    }
}

extension GiftDetails {
    fileprivate static func details(_ known: GiftDetails?, taking typed: GiftDetails?) -> GiftDetails? {
        guard let typed else { return known }
        return GiftDetails(
            recipient: typed.recipient ?? known?.recipient, giver: typed.giver ?? known?.giver,
            message: typed.message ?? known?.message, exchangeBy: known?.exchangeBy ?? typed.exchangeBy,
            exchangeCode: known?.exchangeCode ?? typed.exchangeCode)
    }
}

extension DocumentDetails {
    fileprivate func taking(_ submission: FormSubmission) -> DocumentDetails {
        DocumentDetails(
            kind: kind, signs: signs, series: series, number: number, issuedAt: issuedAt, zoneName: zoneName,
            supply: supply, transactionStart: transactionStart, transactionEnd: transactionEnd, dueDate: dueDate,
            paymentTerms: paymentTerms, original: original, purchaseOrder: submission.purchaseOrder ?? purchaseOrder,
            orderNumber: orderNumber, copyNumber: copyNumber, placeOfSupply: placeOfSupply, till: till,
            cashier: cashier, table: table)
    }
}

extension Party {
    fileprivate static func buyer(_ buyer: Party?, taking submission: FormSubmission) -> Party? {
        let known = buyer ?? Party()
        var identifiers = known.identifiers
        if let taxID = submission.taxID, !identifiers.contains(where: { $0.role == .tax || $0.role == .vat }) {
            identifiers.append(PartyIdentifier(role: .tax, value: taxID))
        }
        var contacts = known.contacts
        if let email = submission.email, !contacts.contains(where: { $0.kind == .email }) {
            contacts.append(Contact(kind: .email, value: email))
        }
        if let name = submission.contactName, !contacts.contains(where: { $0.kind == .person }) {
            contacts.append(Contact(kind: .person, value: name))
        }
        let address = PostalAddress(
            streetLines: known.address?.streetLines ?? [],
            postalCode: known.address?.postalCode ?? submission.postalCode, locality: known.address?.locality,
            stateCode: known.address?.stateCode, country: known.address?.country)
        let taken = Party(
            kind: known.kind, legalName: known.legalName ?? submission.name.map { LocalizedText($0) },
            tradeName: known.tradeName, address: address == PostalAddress() ? nil : address, branch: known.branch,
            legalForm: known.legalForm, register: known.register, capital: known.capital, identifiers: identifiers,
            taxStatus: known.taxStatus, contacts: contacts)
        return taken == Party() ? nil : taken
    }
}

extension Payment {
    fileprivate static func payments(_ payments: [Payment], taking card: CardDetails?) -> [Payment] {
        guard let card else { return payments }
        guard let index = payments.firstIndex(where: { $0.card == nil && $0.means.isCard }) else {
            return payments.contains { $0.means.isCard || $0.amount == nil }
                ? payments : payments + [Payment(means: .card, card: card)]
        }
        var taken = payments
        let payment = payments[index]
        taken[index] = Payment(
            means: payment.means, label: payment.label, amount: payment.amount, tendered: payment.tendered, card: card,
            foreignTender: payment.foreignTender, reference: payment.reference, slip: payment.slip)
        return taken
    }
}

extension PaymentMeans {
    fileprivate var isCard: Bool {
        switch self {
        case .card, .creditCard, .debitCard: true
        default: false
        }
    }
}
