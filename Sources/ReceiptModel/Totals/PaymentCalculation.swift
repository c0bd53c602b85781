/// What each payment settles and gives back, and the rounding of the part that is paid in cash; in minor units.
struct PaymentCalculation {
    private(set) var totals: [PaymentTotals] = []
    /// Added to what has to be paid, so that the cash part meets a coin.
    private(set) var cashRounding: Int128 = 0
    private(set) var paid: Int128 = 0
    private(set) var change: Int128 = 0

    /// What each payment settles, in order.
    private var amounts: [Int128] = []

    /// Nothing is paid.
    init() {}

    /// - Parameter payable: what has to be paid, before cash rounding.
    init(
        of payments: [Payment], payable: Int128, rounding: CashRounding?, scale: AmountScale,
        problems: inout ProblemList
    ) {
        let before = problems.problems.count
        let open = settle(payments, payable, scale, &problems)
        if let rounding { roundCash(payments, rounding, open: open, payable, scale, &problems) }
        guard problems.problems.count == before else { return }
        totals.reserveCapacity(amounts.count)
        for index in amounts.indices {
            tender(payments, at: index, scale, &problems)
            paid = problems.value(at: "$.payments[\(index)].amount") { () throws(DecimalError) in
                try paid.plus(amounts[index])
            }
        }
    }

    /// Reads the amounts, and gives the payment without one whatever the others leave.
    ///
    /// - Returns: the index of that payment.
    private mutating func settle(
        _ payments: [Payment], _ payable: Int128, _ scale: AmountScale, _ problems: inout ProblemList
    ) -> Int? {
        var open: Int?
        var rest = payable
        amounts.reserveCapacity(payments.count)
        for index in payments.indices {
            guard let amount = payments[index].amount else {
                if open != nil {
                    problems.add(
                        .wrongValue, at: "$.payments[\(index)]",
                        "Only one payment may leave out its amount and take the rest; write the amount of the others.")
                }
                open = index
                amounts.append(0)
                continue
            }
            let settled = problems.value(at: "$.payments[\(index)].amount") { () throws(DecimalError) in
                let settled = try scale.minorUnits(amount)
                rest = try rest.minus(settled)
                return settled
            }
            amounts.append(settled)
        }
        if let open { amounts[open] = rest }
        return open
    }

    /// Rounds the sum of what is paid in cash; what is paid otherwise stays exact.
    private mutating func roundCash(
        _ payments: [Payment], _ rounding: CashRounding, open: Int?, _ payable: Int128, _ scale: AmountScale,
        _ problems: inout ProblemList
    ) {
        guard rounding.increment.signum > 0 else {
            return problems.add(
                .wrongValue, at: "$.cashRounding.increment",
                "The smallest coin is worth more than nothing; write its value, such as 0.05.")
        }
        let increment = problems.value(at: "$.cashRounding.increment") { () throws(DecimalError) in
            try scale.minorUnits(rounding.increment)
        }
        guard increment > 0 else { return }  // noted
        guard let last = payments.lastIndex(where: { $0.means == .cash }) else { return }
        cashRounding = problems.value(at: "$.payments[\(last)].amount") { () throws(DecimalError) in
            var cash: Int128 = 0
            var rest = payable
            for index in payments.indices {
                if payments[index].means == .cash {
                    cash = try cash.plus(amounts[index])
                } else {
                    rest = try rest.minus(amounts[index])
                }
            }
            // Amounts that were written rounded already settle the rest as it is in coins.
            if open == nil, cash != rest,
                cash == (try ExactFraction(rest).rounded(toMultipleOf: increment, rounding.mode))
            {
                return try cash.minus(rest)
            }
            let difference = try ExactFraction(cash).rounded(toMultipleOf: increment, rounding.mode).minus(cash)
            let target = open.flatMap { payments[$0].means == .cash ? $0 : nil } ?? last
            amounts[target] = try amounts[target].plus(difference)
            return difference
        }
    }

    /// Notes what was handed over, and what goes back.
    private mutating func tender(
        _ payments: [Payment], at index: Int, _ scale: AmountScale, _ problems: inout ProblemList
    ) {
        let settled = amounts[index]
        guard let (handedOver, key) = tendered(payments, at: index, scale, &problems) else {
            totals.append(PaymentTotals(amount: scale.amount(settled), tendered: nil, change: nil))
            return
        }
        if settled < 0 ? handedOver > settled : handedOver < settled {
            return problems.add(
                .wrongValue, at: "$.payments[\(index)].\(key)",
                "Less was handed over than this payment settles; write the smaller amount as its amount.")
        }
        let back = problems.value(at: "$.payments[\(index)].\(key)") { () throws(DecimalError) in
            let back = try handedOver.minus(settled)
            change = try change.plus(back)
            return back
        }
        totals.append(
            PaymentTotals(
                amount: scale.amount(settled), tendered: scale.amount(handedOver), change: scale.amount(back)))
    }

    /// What was handed over and the key that says so; nil where nothing says so, or after noting what is wrong.
    private func tendered(
        _ payments: [Payment], at index: Int, _ scale: AmountScale, _ problems: inout ProblemList
    ) -> (Int128, key: String)? {
        if let rate = payments[index].foreignTender?.rate, rate.signum <= 0 {
            problems.add(
                .wrongValue, at: "$.payments[\(index)].foreignTender.rate",
                "A rate of exchange is above zero; write how much one unit of the other currency is worth.")
            return nil
        }
        let before = problems.problems.count
        var found: (Int128, key: String)?
        if let amount = payments[index].tendered {
            let handedOver = problems.value(at: "$.payments[\(index)].tendered") { () throws(DecimalError) in
                try scale.minorUnits(amount)
            }
            found = (handedOver, "tendered")
        } else if let foreign = payments[index].foreignTender {
            let handedOver = problems.value(at: "$.payments[\(index)].foreignTender") { () throws(DecimalError) in
                try scale.minorUnits(rounding: foreign.money.amount.multiplied(by: foreign.rate), .halfUp)
            }
            found = (handedOver, "foreignTender")
        }
        return problems.problems.count == before ? found : nil
    }
}
