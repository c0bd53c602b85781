extension TaxComponent {
    /// Whether taxes can be calculated with; notes what is wrong with them.
    static func areSound(
        _ components: [TaxComponent], _ origin: TaxCombination.Origin, _ problems: inout ProblemList
    ) -> Bool {
        var sound = true
        for (index, component) in components.enumerated() {
            func note(_ key: String, _ message: String) {
                problems.add(.wrongValue, at: "\(origin.path).taxes[\(index)].\(key)", message)
                sound = false
            }
            if component.amount.number.isNegative {
                note(component.amount.key, "A tax is not below zero; what is given back has a negative quantity.")
            }
            if component.baseFactor.isNegative {
                note("baseFactor", "The taxed part of a price is not below zero; write 1 for all of it.")
            }
            // An informative tax may name the rate that the buyer has to account for: it changes no total.
            if component.category.isFreeOfTax, component.inclusion != .informative, !component.amount.number.isZero {
                note(
                    component.amount.key,
                    """
                    The category \(component.category.rawValue) means that no tax is due; write 0 here, or choose \
                    another category.
                    """)
            }
        }
        return sound
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
