extension TaxComponent {
    /// Whether taxes can be calculated with; notes what is wrong with them.
    static func areSound(
        _ components: [TaxComponent], _ origin: TaxCombination.Origin, _ problems: inout ProblemList
    ) -> Bool {
        var sound = true
        for index in components.indices {
            func note(_ key: String, _ message: String) {
                problems.add(.wrongValue, at: "\(origin.path).taxes[\(index)].\(key)", message)
                sound = false
            }
            let amount = components[index].amount
            if amount.number.isNegative {
                note(amount.key, "A tax is not below zero; what is given back has a negative quantity.")
            }
            if components[index].baseFactor.isNegative {
                note("baseFactor", "The taxed part of a price is not below zero; write 1 for all of it.")
            }
            // An informative tax may name the rate that the buyer has to account for: it changes no total.
            let category = components[index].category
            if category.isFreeOfTax, components[index].inclusion != .informative, !amount.number.isZero {
                note(
                    amount.key,
                    """
                    The category \(category.rawValue) means that no tax is due; write 0 here, or choose another \
                    category.
                    """)
            }
        }
        return sound
    }
}

extension TaxComponent {
    /// Whether two lists are the same taxes. Rates are looked at first: where lists differ, rates almost always do, and
    /// comparing whole components costs many times as much.
    static func areEqual(_ first: [TaxComponent], _ second: [TaxComponent]) -> Bool {
        guard first.count == second.count else { return false }
        for index in first.indices where first[index].amount != second[index].amount { return false }
        return first == second
    }
}

extension TaxCategory {
    /// No tax is charged in this category, whatever the rate elsewhere.
    var isFreeOfTax: Bool {
        switch self {
        case .zero, .exempt, .reverseCharge, .outsideScope, .export: true
        case .standard, .reduced, .margin: false
        }
    }
}

extension TaxAmount {
    /// The number as it was written: percent, or money for one unit.
    var number: ExactDecimal {
        switch self {
        case .rate(let percent): percent
        case .perUnit(let amount): amount
        }
    }

    /// Its key in JSON.
    var key: String {
        switch self {
        case .rate: "rate"
        case .perUnit: "amountPerUnit"
        }
    }
}
