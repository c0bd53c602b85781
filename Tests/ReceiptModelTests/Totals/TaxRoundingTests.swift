import ReceiptModel
import Testing

@Suite struct TaxRoundingTests {
    /// One document with one tax: its lines, the policy, and tax and total worked out by hand.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let currency: String
        let lines: [OrderLine]
        let policy: TaxPolicy
        let net: String
        let tax: String
        let total: String
        var testDescription: String { name }
    }

    @Test(arguments: added + contained + otherUnits)
    func roundsWhereThePolicySays(_ example: Case) throws {
        let totals = try OrderTotals(of: order(in: example.currency, example.lines, policy: example.policy))
        #expect(totals.net == decimal(example.net))
        #expect(totals.tax == decimal(example.tax))
        #expect(totals.total == decimal(example.total))
        #expect(totals.net.scale == totals.total.scale)
    }

    /// 99 × 8 % = 7.92 → 7 a line; 297 × 8 % = 23.76 → 23.
    static let threeYenLines = Array(repeating: OrderLine(at: "99", taxes: [.added("8", .consumptionTax)]), count: 3)

    static let added: [Case] = [
        Case(
            name: "JPY cut off by line: 7 + 7 + 7", currency: "JPY", lines: threeYenLines,
            policy: TaxPolicy(place: .line, mode: .down), net: "297", tax: "21", total: "318"),
        Case(
            name: "JPY cut off by rate: 23.76 → 23", currency: "JPY", lines: threeYenLines,
            policy: TaxPolicy(place: .rate, mode: .down), net: "297", tax: "23", total: "320"),
        Case(
            name: "50 × 241.67 by document: 12083.50 × 20 %", currency: "EUR",
            lines: Array(repeating: OrderLine(at: "241.67", taxes: [.added("20")]), count: 50),
            policy: TaxPolicy(place: .document), net: "12083.50", tax: "2416.70", total: "14500.20"),
        Case(
            name: "50 × 241.67 by line: 50 × 48.33", currency: "EUR",
            lines: Array(repeating: OrderLine(at: "241.67", taxes: [.added("20")]), count: 50),
            policy: TaxPolicy(place: .line), net: "12083.50", tax: "2416.50", total: "14500.00"),
        Case(
            name: "2 × 696.22 by rate: 1392.44 × 25 %", currency: "EUR",
            lines: Array(repeating: OrderLine(at: "696.22", taxes: [.added("25")]), count: 2),
            policy: TaxPolicy(place: .rate), net: "1392.44", tax: "348.11", total: "1740.55"),
        Case(
            name: "2 × 696.22 by line: 174.055 → 174.06 twice", currency: "EUR",
            lines: Array(repeating: OrderLine(at: "696.22", taxes: [.added("25")]), count: 2),
            policy: TaxPolicy(place: .line), net: "1392.44", tax: "348.12", total: "1740.56"),
        Case(
            name: "half even: 1.250 × 10 % tie, 0.125 → 0.12", currency: "EUR",
            lines: [OrderLine(at: "1.25", taxes: [.added("10")])], policy: TaxPolicy(mode: .halfEven), net: "1.25",
            tax: "0.12", total: "1.37"),
        Case(
            name: "half down: 0.125 → 0.12", currency: "EUR", lines: [OrderLine(at: "1.25", taxes: [.added("10")])],
            policy: TaxPolicy(mode: .halfDown), net: "1.25", tax: "0.12", total: "1.37"),
        Case(
            name: "half up: 0.125 → 0.13", currency: "EUR", lines: [OrderLine(at: "1.25", taxes: [.added("10")])],
            policy: TaxPolicy(mode: .halfUp), net: "1.25", tax: "0.13", total: "1.38"),
        Case(
            name: "gross basis rounds 1.375 to even 1.38", currency: "EUR",
            lines: [OrderLine(at: "1.25", taxes: [.added("10")])],
            policy: TaxPolicy(mode: .halfEven, basis: .gross), net: "1.25", tax: "0.13", total: "1.38"),
        Case(
            name: "KWD has three decimals: 12.345 × 5 % = 0.61725", currency: "KWD",
            lines: [OrderLine(at: "12.345", taxes: [.added("5")])], policy: TaxPolicy(), net: "12.345", tax: "0.617",
            total: "12.962"),
        Case(
            name: "INR in lakhs: 1234567.89 × 18 % = 222222.2202", currency: "INR",
            lines: [OrderLine(at: "1234567.89", taxes: [.added("18", .igst)])], policy: TaxPolicy(),
            net: "1234567.89", tax: "222222.22", total: "1456790.11"),
        Case(
            name: "BTC keeps eight decimals: 0.00012345 × 10 %", currency: "BTC",
            lines: [OrderLine(at: "0.00012345", taxes: [.added("10")])], policy: TaxPolicy(), net: "0.00012345",
            tax: "0.00001235", total: "0.0001358"),
    ]

    static let contained: [Case] = TaxBasis.allCases.flatMap { basis in
        [
            Case(
                name: "JPY 50000 with 10 %, \(basis)", currency: "JPY",
                lines: [OrderLine(at: "50000", taxes: [.contained("10", .consumptionTax)])],
                policy: TaxPolicy(basis: basis), net: "45455", tax: "4545", total: "50000"),
            Case(
                name: "JPY 70000 with 10 %, \(basis)", currency: "JPY",
                lines: [OrderLine(at: "70000", taxes: [.contained("10", .consumptionTax)])],
                policy: TaxPolicy(basis: basis), net: "63636", tax: "6364", total: "70000"),
            Case(
                name: "EUR 40.00 with 5 %, \(basis)", currency: "EUR",
                lines: [OrderLine(at: "40.00", taxes: [.contained("5")])], policy: TaxPolicy(basis: basis),
                net: "38.10", tax: "1.90", total: "40.00"),
            Case(
                name: "EUR 26000.00 with 7 %, \(basis)", currency: "EUR",
                lines: [OrderLine(at: "26000.00", taxes: [.contained("7")])], policy: TaxPolicy(basis: basis),
                net: "24299.07", tax: "1700.93", total: "26000.00"),
        ]
    }

    static let otherUnits: [Case] = [
        Case(
            name: "CHF tax to 0.05: 12.35 × 8.1 % = 1.00035", currency: "CHF",
            lines: [OrderLine(at: "12.35", taxes: [.added("8.1")])], policy: TaxPolicy(unit: decimal("0.05")),
            net: "12.35", tax: "1.00", total: "13.35"),
        Case(
            name: "INR tax to the rupee: 249.50 × 9 % = 22.455", currency: "INR",
            lines: [OrderLine(at: "249.50", taxes: [.added("9", .cgst)])], policy: TaxPolicy(unit: decimal("1")),
            net: "249.50", tax: "22", total: "271.50"),
    ]

    /// A credit note over the same amounts, and what law calls symmetric: away from zero on both sides.
    @Test(
        arguments: [
            ("1", "100.50", "25", "25.13"), ("-1", "100.50", "25", "-25.13"),
            ("1", "321.50", "19", "61.09"), ("-1", "321.50", "19", "-61.09"),
            ("1", "7612.50", "19", "1446.38"), ("-1", "7612.50", "19", "-1446.38"),
        ])
    func creditNoteMirrorsItsInvoice(_ quantity: String, _ price: String, _ rate: String, _ tax: String) throws {
        let totals = try OrderTotals(
            of: order(
                kind: .creditNote, signs: quantity == "1" ? .natural : .negated,
                [OrderLine(quantity, at: price, taxes: [.added(rate)])]))
        #expect(totals.tax == decimal(tax))
    }

    @Test func japaneseInvoiceRoundsOnceForEachRate() throws {
        let reduced = TaxComponent.added("8", .consumptionTax)
        let standard = TaxComponent.added("10", .consumptionTax)
        let totals = try OrderTotals(
            of: order(
                in: "JPY",
                [
                    OrderLine("4", at: "114", taxes: [reduced]), OrderLine("2", at: "102", taxes: [reduced]),
                    OrderLine("2", at: "222", taxes: [standard]), OrderLine(at: "300", taxes: [standard]),
                ], policy: TaxPolicy(mode: .down)))
        // 660 × 8 % = 52.8, 744 × 10 % = 74.4
        #expect(totals.taxes.map(\.base) == [660, 744])
        #expect(totals.taxes.map(\.tax) == [52, 74])
        #expect(totals.taxes.map(\.gross) == [712, 818])
        #expect(totals.total == 1530)
    }

    @Test func documentRoundingSharesTheTaxBackToTheRates() throws {
        // 1.05 × 7 % = 0.0735 and 1.05 × 19 % = 0.1995: together 0.273 → 0.27, cut off 0.07 + 0.19,
        // the cent left over goes to the larger remainder, 0.0095.
        let totals = try OrderTotals(
            of: order(
                [OrderLine(at: "1.05", taxes: [.added("7")]), OrderLine(at: "1.05", taxes: [.added("19")])],
                policy: TaxPolicy(place: .document)))
        #expect(totals.taxes.map(\.tax) == decimals(["0.07", "0.20"]))
        #expect(totals.tax == decimal("0.27"))
    }

    /// 1.5 with 50 % contained holds exactly 0.5, three times: 1.5, a true tie although each is a fraction of 150.
    @Test(arguments: [(RoundingMode.halfUp, 2), (.halfEven, 2), (.halfDown, 1), (.down, 1)])
    func documentRoundingSeesTheExactSum(_ mode: RoundingMode, _ tax: Int) throws {
        let lines = (1...3).map { OrderLine(at: "1.5", taxes: [.contained("50", mark: "\($0)")]) }
        let policy = TaxPolicy(place: .document, mode: mode, unit: 1, basis: .gross)
        #expect(try OrderTotals(of: order(in: "XTS", lines, policy: policy)).tax == ExactDecimal(tax))
    }
}
