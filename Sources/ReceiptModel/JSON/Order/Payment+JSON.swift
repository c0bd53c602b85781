extension JSONShape<Payment> {
    static var payment: JSONShape {
        .object { fields in
            let means = fields.required("means", JSONShape<PaymentMeans>.word)
            let label = fields.optional(
                "label", JSONShape<LocalizedText>.localizedText.refusingCardNumbers { $0.entries.map(\.text) })
            let amount = fields.optional("amount", .decimal())
            let tendered = fields.optional("tendered", .decimal())
            let card = fields.optional("card", .cardDetails)
            let foreignTender = fields.optional("foreignTender", .foreignTender)
            let reference = fields.optional("reference", .paymentText)
            let slip = fields.optional("slip", JSONShape<SlipRequest>.word)
            guard let means else { return nil }
            return Payment(
                means: means, label: label, amount: amount, tendered: tendered, card: card,
                foreignTender: foreignTender, reference: reference, slip: slip ?? .none)
        }
    }
}

extension JSONShape<CardDetails> {
    fileprivate static var cardDetails: JSONShape {
        .object { fields in
            let brand = fields.required("brand", .cardBrand)
            let lastFour = fields.required("lastFour", .lastFour)
            let entryMode = fields.optional("entryMode", JSONShape<CardEntryMode>.word)
            let approvalCode = fields.optional("approvalCode", .paymentText)
            let terminal = fields.optional("terminal", .paymentText)
            guard let brand, let lastFour else { return nil }
            return CardDetails(
                brand: brand, lastFour: lastFour, entryMode: entryMode, approvalCode: approvalCode,
                terminal: terminal)
        }
    }
}

extension JSONShape<String> {
    fileprivate static var paymentText: JSONShape { JSONShape.text.refusingCardNumbers { [$0] } }

    /// Any four digits will do for asking `CardDetails` about a brand, and any brand for asking it about four digits.
    fileprivate static var cardBrand: JSONShape {
        text(wanted: "the brand of the card, with four digits at most") { brand in
            brand.utf8.contains { $0 != UInt8(ascii: " ") } && CardDetails(brand: brand, lastFour: "0000") != nil
        }.refusingCardNumbers { [$0] }
    }

    fileprivate static var lastFour: JSONShape {
        text(wanted: "the last four digits of the card") { CardDetails(brand: "", lastFour: $0) != nil }
    }
}

extension JSONShape<ForeignTender> {
    fileprivate static var foreignTender: JSONShape {
        .object { fields in
            let money = fields.required("money", .money())
            let rate = fields.required("rate", .decimal(.positive))
            guard let money, let rate else { return nil }
            return ForeignTender(money: money, rate: rate)
        }
    }
}
