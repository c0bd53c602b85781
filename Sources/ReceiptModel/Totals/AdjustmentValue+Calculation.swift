extension AdjustmentValue {
    /// The number as it was written.
    var number: ExactDecimal {
        switch self {
        case .amount(let amount): amount
        case .percent(let percent): percent
        }
    }

    /// Its key in JSON.
    var key: String {
        switch self {
        case .amount: "amount"
        case .percent: "percent"
        }
    }

    /// A percentage takes the sign of `base`; an amount, which is written above zero, that of `direction` (1 or −1).
    func minorUnits(
        of base: Int128, direction: Int128, scale: AmountScale, mode: RoundingMode
    ) throws(DecimalError) -> Int128 {
        switch self {
        case .amount(let amount): try scale.minorUnits(amount).times(direction)
        case .percent(let percent):
            try AmountScale.share(percent, of: base).rounded(toMultipleOf: 1, mode)
        }
    }

    /// Notes a number below zero.
    func check(at path: @autoclosure () -> String, _ problems: inout ProblemList) {
        if number.isNegative {
            problems.add(
                .wrongValue, at: "\(path()).\(key)",
                "Write this number above zero; its kind already says whether it lowers or raises the total.")
        }
    }
}
