import ReceiptModel
import TestSupport
import Testing

@Suite struct HostileNumbersTests {
    /// Orders of numbers with up to 38 digits and decimals: totals that add up, or an error with a place, never a trap.
    @Test(arguments: RoundingPlace.allCases, TaxBasis.allCases)
    func endInTotalsOrInProblemsWithAPlace(_ place: RoundingPlace, _ basis: TaxBasis) throws {
        let strays = try (UInt64(0)..<400).filter { seed in
            var numbers = HostileNumbers(seed: seed)
            let order = try numbers.order(TaxPolicy(place: place, basis: basis))
            do {
                let totals = try OrderTotals(of: order)
                return try totals.net.adding(totals.tax) != totals.total
            } catch let error as OrderError {
                return error.problems.isEmpty || !error.problems.allSatisfy { $0.path.hasPrefix("$") }
            }
        }
        #expect(strays == [])
    }

    @Test func aLongOrderTakesTimeInProportion() throws {
        let lines = (0..<4_000).map { OrderLine(at: "1.\($0 % 90 + 10)", taxes: [.contained("\($0 % 200)")]) }
        let discount = DocumentAdjustment(kind: .discount, value: .percent("3"))
        let totals = try OrderTotals(of: order(lines, adjustments: [discount], policy: TaxPolicy(place: .line)))
        #expect(totals.taxes.count == 200)
        #expect(try totals.net.adding(totals.tax) == totals.total)
    }
}

/// Numbers at the edges of what can be written.
private struct HostileNumbers {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func number() -> ExactDecimal {
        let digits = Int.random(in: 0...38, using: &random)
        let largest = ExactDecimal.powerOfTen(digits) - 1
        let scale = [0, 0, 2, 2, Int.random(in: 0...38, using: &random)].randomElement(using: &random) ?? 0
        return ExactDecimal(
            unchecked: chance(5) ? largest : largest / Int128(Int.random(in: 1...9, using: &random)), scale: scale)
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }

    private mutating func signed() -> ExactDecimal { chance(3) ? number().negated : number() }

    private mutating func value() -> AdjustmentValue { chance(2) ? .percent(number()) : .amount(number()) }

    private mutating func taxes() -> [TaxComponent] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
            TaxComponent(
                scheme: .vat, amount: chance(4) ? .perUnit(number()) : .rate(number()),
                baseFactor: chance(4) ? number() : 1,
                inclusion: TaxInclusion.allCases.randomElement(using: &random) ?? .added)
        }
    }

    mutating func order(_ policy: TaxPolicy) throws -> Order {
        let lines = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            OrderLine(
                description: "Article", quantity: signed(), unitPrice: signed(),
                discounts: chance(3) ? [LineDiscount(value: value())] : [],
                deposit: chance(4) ? LineDeposit(amountPerUnit: number(), taxation: .likeLine) : nil, taxes: taxes())
        }
        let adjustments = (0..<Int.random(in: 0...1, using: &random)).map { _ in
            DocumentAdjustment(kind: .other, value: value(), taxation: chance(2) ? .shared : .own(taxes()))
        }
        let payments = chance(3) ? [Payment(means: .cash, amount: chance(2) ? signed() : nil, tendered: signed())] : []
        return try ReceiptModelTests.order(
            in: ["EUR", "JPY", "KWD", "SATOSHI"].randomElement(using: &random) ?? "EUR", lines,
            adjustments: adjustments, payments: payments,
            policy: TaxPolicy(
                place: policy.place, mode: RoundingMode.allCases.randomElement(using: &random) ?? .halfUp,
                unit: chance(6) ? number() : nil, basis: policy.basis),
            cashRounding: chance(3) ? CashRounding(increment: number()) : nil)
    }
}
