import ReceiptModel
import Testing

@Suite struct OrderProblemTests {
    static let many = String(repeating: "9", count: 38)

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let order: Order
        let found: [String]
        var testDescription: String { name }
    }

    /// Codes and places of what is wrong.
    @Test(arguments: try amounts() + taxes() + payments())
    func findsWhatIsWrong(_ example: Case) {
        #expect(problems(of: example.order).map { "\($0.code.rawValue) \($0.path)" } == example.found)
    }

    static func amounts() throws -> [Case] {
        [
            Case(
                name: "quantity × price too long",
                order: try order([OrderLine(many, at: many), OrderLine("2", at: many)]),
                found: ["overflow $.lines[0]", "overflow $.lines[1]"]),
            Case(
                name: "sum of the lines too long",
                order: try order(in: "JPY", Array(repeating: OrderLine(at: many), count: 3)),
                found: ["overflow $.lines[1]", "overflow $.lines[2]"]),
            Case(
                name: "deposit too long",
                order: try order([
                    OrderLine(many, at: "0", deposit: LineDeposit(amountPerUnit: decimal(many), taxation: .untaxed))
                ]), found: ["overflow $.lines[0].deposit.amountPerUnit"]),
            Case(
                name: "discount with half a cent",
                order: try order([OrderLine(at: "1", discounts: [.percent("10"), .amount("0.005")])]),
                found: ["wrong-value $.lines[0].discounts[1].amount"]),
            Case(
                name: "discounts below zero",
                order: try order(
                    [OrderLine(at: "1", discounts: [.percent("-10")])],
                    adjustments: [DocumentAdjustment(kind: .tip, value: .amount("-1"))]),
                found: ["wrong-value $.lines[0].discounts[0].percent", "wrong-value $.adjustments[0].amount"]),
            Case(
                name: "unit of zero",
                order: try order([OrderLine(at: "1")], policy: TaxPolicy(unit: 0)),
                found: ["wrong-value $.taxPolicy.unit"]),
            Case(
                name: "unit finer than the currency",
                order: try order([OrderLine(at: "1")], policy: TaxPolicy(unit: decimal("0.001"))),
                found: ["wrong-value $.taxPolicy.unit"]),
        ]
    }

    static func taxes() throws -> [Case] {
        let free = [TaxCategory.zero, .exempt, .reverseCharge, .outsideScope, .export].map { category in
            OrderLine(
                at: "1", taxes: [TaxComponent(scheme: .vat, category: category, amount: .rate(19), inclusion: .added)])
        }
        let informative = TaxComponent(
            scheme: .vat, category: .reverseCharge, amount: .rate(19), inclusion: .informative)
        return [
            Case(
                name: "rate of a category without tax", order: try order(free),
                found: (0...4).map { "wrong-value $.lines[\($0)].taxes[0].rate" }),
            Case(
                name: "reverse charge may name the buyer's rate",
                order: try order([OrderLine(at: "1", taxes: [informative])]), found: []),
            Case(
                name: "taxes below zero",
                order: try order(
                    [
                        OrderLine(
                            at: "1",
                            taxes: [
                                TaxComponent(
                                    scheme: .vat, amount: .perUnit(-1), baseFactor: -1, inclusion: .contained)
                            ])
                    ],
                    adjustments: [
                        DocumentAdjustment(kind: .shipping, value: .amount("1"), taxation: .own([.added("-1")]))
                    ]),
                found: [
                    "wrong-value $.lines[0].taxes[0].amountPerUnit", "wrong-value $.lines[0].taxes[0].baseFactor",
                    "wrong-value $.adjustments[0].taxes[0].rate",
                ]),
            Case(
                name: "tax too long",
                order: try order([OrderLine(at: "1", taxes: [.added(many), .added(many, .gst)])]),
                found: ["overflow $.lines[0]"]),
            Case(
                name: "more taxes than any document has",
                order: try order((0...257).map { OrderLine(at: "1", taxes: [.added("\($0)")]) }),
                found: ["limit $.lines[256]", "limit $.lines[257]"]),
        ]
    }

    static func payments() throws -> [Case] {
        let line = OrderLine(at: "10")
        let notes = ForeignTender(money: Money(20, try currency("USD")), rate: 0)
        return [
            Case(
                name: "two payments of the rest", order: try order([line], payments: [.cash(), .card()]),
                found: ["wrong-value $.payments[1]"]),
            Case(
                name: "less handed over than settled",
                order: try order([line], payments: [.cash("10", tendered: "9.99")]),
                found: ["wrong-value $.payments[0].tendered"]),
            Case(
                name: "half a cent paid", order: try order([line], payments: [.card("9.995")]),
                found: ["wrong-value $.payments[0].amount"]),
            Case(
                name: "exchange rate of zero",
                order: try order([line], payments: [Payment(means: .cash, foreignTender: notes)]),
                found: ["wrong-value $.payments[0].foreignTender.rate"]),
            Case(
                name: "coin of zero",
                order: try order([line], payments: [.cash()], cashRounding: CashRounding(increment: 0)),
                found: ["wrong-value $.cashRounding.increment"]),
            Case(
                name: "coin smaller than a cent",
                order: try order([line], payments: [.cash()], cashRounding: CashRounding(increment: decimal("0.005"))),
                found: ["wrong-value $.cashRounding.increment"]),
        ]
    }
}
