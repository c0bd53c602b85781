extension JSONShape<OrderLine> {
    static func orderLine(_ rates: TaxRateTable) -> JSONShape {
        .object { fields in
            let description = fields.required("description", .localizedText)
            let modifiers = fields.list("modifiers", of: .lineModifier)
            let itemCode = fields.optional("itemCode", .text)
            let quantity = fields.optional("quantity", .decimal())
            let unit = fields.optional("unit", .text)
            let unitPrice = fields.required("unitPrice", .decimal())
            let discounts = fields.list("discounts", of: .lineDiscount)
            let deposit = fields.optional("deposit", .lineDeposit)
            let taxes = fields.optional("taxes", .taxes(rates))
            let note = fields.optional("note", .localizedText)
            guard let description, let unitPrice else { return nil }
            return OrderLine(
                description: description, modifiers: modifiers, itemCode: itemCode, quantity: quantity ?? .one,
                unit: unit, unitPrice: unitPrice, discounts: discounts, deposit: deposit, taxes: taxes ?? [],
                note: note)
        }
    }
}

extension JSONShape<LineModifier> {
    fileprivate static var lineModifier: JSONShape {
        .object { fields in
            let description = fields.required("description", .localizedText)
            let unitPrice = fields.optional("unitPrice", .decimal())
            return description.map { LineModifier(description: $0, unitPrice: unitPrice) }
        }
    }
}

extension JSONShape<LineDiscount> {
    fileprivate static var lineDiscount: JSONShape {
        .object { fields in
            let label = fields.optional("label", .localizedText)
            let value = fields.adjustmentValue()
            return value.map { LineDiscount(label: label, value: $0) }
        }
    }
}

extension JSONShape<LineDeposit> {
    fileprivate static var lineDeposit: JSONShape {
        .object { fields in
            let amount = fields.required("amountPerUnit", .decimal(.notNegative))
            let taxation = fields.required("taxation", JSONShape<DepositTaxation>.word)
            guard let amount, let taxation else { return nil }
            return LineDeposit(amountPerUnit: amount, taxation: taxation)
        }
    }
}

extension JSONShape<DocumentAdjustment> {
    static func documentAdjustment(_ rates: TaxRateTable) -> JSONShape {
        .object { fields in
            let kind = fields.required("kind", JSONShape<AdjustmentKind>.word)
            let label = fields.optional("label", .localizedText)
            let value = fields.adjustmentValue()
            let taxes = fields.optional("taxes", .taxes(rates))
            guard let kind, let value else { return nil }
            return DocumentAdjustment(
                kind: kind, label: label, value: value, taxation: taxes.map { .own($0) } ?? .shared)
        }
    }
}

extension JSONObjectDecoder {
    /// `"percent": 10` or `"amount": 5`, not below zero: the kind of adjustment says which way it goes.
    fileprivate mutating func adjustmentValue() -> AdjustmentValue? {
        either(
            "percent", JSONShape<ExactDecimal>.decimal(.percentage).map { .percent($0) },
            or: "amount", JSONShape<ExactDecimal>.decimal(.notNegative).map { .amount($0) })
    }
}
