/// The taxes that an order names once under `taxRates`, so that its lines say no more than `"taxes": ["A"]`.
struct TaxRateTable {
    /// nil: the name is there, but its tax was refused.
    fileprivate var components: [String: TaxComponent?] = [:]
}

extension JSONShape<TaxRateTable> {
    static var taxRates: JSONShape {
        JSONShape { value in
            guard value.kind == .object else { return value.refuseType(wanted: "an object of taxes by name") }
            var table = TaxRateTable()
            for (name, _, component) in JSONObjectDecoder(value).entries() {
                table.components.updateValue(
                    JSONShape<TaxComponent>.taxComponent.decode(component), forKey: name)
            }
            return table
        }
    }
}

extension JSONShape<[TaxComponent]> {
    /// A list of taxes, each written out or by its name in `rates`.
    static func taxes(_ rates: TaxRateTable) -> JSONShape { .list(of: .taxComponent(rates)) }
}

extension JSONShape<TaxComponent> {
    fileprivate static func taxComponent(_ rates: TaxRateTable) -> JSONShape {
        JSONShape { value in
            guard let name = value.text else { return taxComponent.decode(value) }
            if let component = rates.components[name] { return component }
            return value.refuse(.unknownReference, "No tax of this name is under `taxRates`; add it there.")
        }
    }

    fileprivate static var taxComponent: JSONShape {
        .object { fields in
            let scheme = fields.required("scheme", JSONShape<TaxScheme>.word)
            let name = fields.optional("name", .localizedText)
            let category = fields.optional("category", JSONShape<TaxCategory>.word)
            let amount: TaxAmount? = fields.either(
                "rate", JSONShape<ExactDecimal>.decimal(.notNegative).map { .rate($0) },
                or: "amountPerUnit", JSONShape<ExactDecimal>.decimal(.notNegative).map { .perUnit($0) })
            let baseFactor = fields.optional("baseFactor", .decimal(.notNegative))
            let inclusion = fields.required("inclusion", JSONShape<TaxInclusion>.word)
            let exemptionReason = fields.optional("exemptionReason", .localizedText)
            let mark = fields.optional("mark", .text)
            guard let scheme, let amount, let inclusion else { return nil }
            return TaxComponent(
                scheme: scheme, name: name, category: category ?? .standard, amount: amount,
                baseFactor: baseFactor ?? .one, inclusion: inclusion, exemptionReason: exemptionReason, mark: mark)
        }
    }
}

extension JSONShape<TaxPolicy> {
    static var taxPolicy: JSONShape {
        .object { fields in
            let standard = TaxPolicy()
            return TaxPolicy(
                place: fields.optional("place", JSONShape<RoundingPlace>.word) ?? standard.place,
                mode: fields.optional("mode", JSONShape<RoundingMode>.word) ?? standard.mode,
                unit: fields.optional("unit", .decimal(.positive)),
                basis: fields.optional("basis", JSONShape<TaxBasis>.word) ?? standard.basis)
        }
    }
}

extension JSONShape<CashRounding> {
    static var cashRounding: JSONShape {
        .object { fields in
            let increment = fields.required("increment", .decimal(.positive))
            let mode = fields.optional("mode", JSONShape<RoundingMode>.word)
            return increment.map { CashRounding(increment: $0, mode: mode ?? .halfUp) }
        }
    }
}
