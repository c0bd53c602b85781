import TestSupport
import Testing

@testable import ReceiptModel

@Suite struct TotalsPropertyTests {
    /// Every place, mode and basis.
    static let policies = RoundingPlace.allCases.flatMap { place in
        RoundingMode.allCases.flatMap { mode in
            TaxBasis.allCases.map { TaxPolicy(place: place, mode: mode, basis: $0) }
        }
    }

    /// Seeds of the orders of one run.
    static let seeds = 0..<UInt64(SampleSize.scaled(100))

    @Test(arguments: policies)
    func partsAddUpToTheWholes(_ policy: TaxPolicy) throws {
        let broken = try Self.seeds.flatMap { seed in
            var random = RandomOrder(seed: seed)
            return try Self.brokenSums(OrderTotals(of: random.make(policy))).map { "\($0) of seed \(seed)" }
        }
        #expect(broken == [])
    }

    @Test(arguments: policies)
    func everySignTurnedIsTheNegatedDocument(_ policy: TaxPolicy) throws {
        let different = try Self.seeds.filter { seed in
            var random = RandomOrder(seed: seed)
            let order = try random.make(policy)
            return try OrderTotals(of: order.mirrored) != OrderTotals(of: order).negated
        }
        #expect(different == [])
    }

    @Test(arguments: policies)
    func netAmountsAddUpToTheNetTotalAndMirrorThemselves(_ policy: TaxPolicy) throws {
        let strays = try Self.seeds.filter { seed in
            var random = RandomOrder(seed: seed)
            let order = try random.make(policy)
            let totals = try OrderTotals(of: order)
            let shown = try NetAmounts(of: order, totals: totals)
            let mirrored = try NetAmounts(of: order.mirrored, totals: OrderTotals(of: order.mirrored))
            return try ExactDecimal.sum([shown.subtotal] + shown.adjustments) != totals.net
                || mirrored.lines.map(\.amount.negated) != shown.lines.map(\.amount)
                || mirrored.adjustments.map(\.negated) != shown.adjustments
        }
        #expect(strays == [])
    }

    /// Rounding moves the tax by less than one unit for each amount that is rounded.
    @Test(arguments: policies)
    func taxStaysNearTheExactOne(_ policy: TaxPolicy) throws {
        let rates = ["0", "5.5", "7", "19", "21.375"]
        let strays = try Self.seeds.filter { seed in
            var random = SeededGenerator(seed: seed)
            let lines = (0..<20).map { _ in
                OrderLine(
                    at: "\(Int.random(in: 1...9_999, using: &random))",
                    taxes: [.contained(rates.randomElement(using: &random) ?? "0")])
            }
            let totals = try OrderTotals(of: order(in: "JPY", lines, policy: policy))
            let exact = try ExactDecimal.sum(lines.map(Self.containedTax))
            let roundings = policy.place == .line ? lines.count : policy.place == .rate ? rates.count : 1
            return try totals.tax.subtracting(exact).magnitude >= ExactDecimal(roundings)
                || ExactDecimal.sum(totals.taxes.map(\.gross)) != totals.total
                || ExactDecimal.sum(totals.taxes.map(\.base)) != totals.net
        }
        #expect(strays == [])
    }

    /// price × rate / (100 + rate) to ten decimals.
    private static func containedTax(_ line: OrderLine) throws -> ExactDecimal {
        guard case .rate(let rate)? = line.taxes.first?.amount else { return 0 }
        return try line.unitPrice.multiplied(by: rate)
            .divided(by: ExactDecimal(100).adding(rate), places: 10, .halfEven)
    }

    /// The sums that do not hold.
    private static func brokenSums(_ totals: OrderTotals) throws -> [String] {
        func taxes(_ inclusions: TaxInclusion...) throws -> ExactDecimal {
            try ExactDecimal.sum(totals.taxes.filter { inclusions.contains($0.component.inclusion) }.map(\.tax))
        }
        let lines = try ExactDecimal.sum(totals.lines.map(\.amount))
        let deposits = try ExactDecimal.sum(totals.lines.compactMap(\.deposit))
        let adjustments = try ExactDecimal.sum(totals.adjustments.map(\.amount))
        let sums: [(String, ExactDecimal, ExactDecimal)] = [
            ("net + tax", try totals.net.adding(totals.tax), totals.total),
            ("contained + added", try taxes(.contained, .added), totals.tax),
            ("withheld", try taxes(.withheld), totals.withheld),
            ("lines", try lines.adding(deposits), totals.subtotal),
            ("total", try totals.subtotal.adding(adjustments).adding(taxes(.added)), totals.total),
            (
                "payable", try totals.total.subtracting(totals.withheld).adding(totals.cashRounding ?? 0),
                totals.payable
            ),
            ("paid", try ExactDecimal.sum(totals.payments.map(\.amount)), totals.paid),
            ("due", try totals.payable.subtracting(totals.paid), totals.due),
        ]
        let discounts = try totals.lines.filter { line in
            try line.gross.subtracting(ExactDecimal.sum(line.discounts)) != line.amount
        }
        return sums.filter { $0.1 != $0.2 }.map(\.0) + (discounts.isEmpty ? [] : ["discounts"])
    }
}

extension OrderTotals {
    /// The same numbers with the other sign, in a form that can be compared.
    fileprivate var negated: OrderTotals {
        OrderTotals(
            lines: lines.map { line in
                LineTotals(
                    gross: line.gross.negated, discounts: line.discounts.map(\.negated),
                    deposit: line.deposit?.negated, amount: line.amount.negated)
            }, adjustments: adjustments.map { AdjustmentTotals(amount: $0.amount.negated) },
            taxes: taxes.map { row in
                TaxTotals(
                    component: row.component, base: row.base.negated, tax: row.tax.negated, gross: row.gross.negated)
            }, subtotal: subtotal.negated, net: net.negated, tax: tax.negated, total: total.negated,
            deviation: deviation?.negated, withheld: withheld.negated, cashRounding: cashRounding?.negated,
            payable: payable.negated,
            payments: payments.map { payment in
                PaymentTotals(
                    amount: payment.amount.negated, tendered: payment.tendered?.negated,
                    change: payment.change?.negated)
            }, paid: paid.negated, change: change.negated, due: due.negated, savings: savings.negated)
    }
}
