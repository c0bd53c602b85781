import ReceiptModel
import Testing

@Suite struct DocumentAdjustmentTests {
    @Test func sharesADiscountAcrossRates() throws {
        // 92 × 1595 / 8993 = 16.32, 92 × 7398 / 8993 = 75.68: 16 + 76
        let totals = try OrderTotals(
            of: order(
                in: "JPY",
                [
                    OrderLine(at: "1595", taxes: [.contained("10", .consumptionTax)]),
                    OrderLine(at: "7398", taxes: [.contained("8", .consumptionTax)]),
                ], adjustments: [DocumentAdjustment(kind: .discount, value: .amount("92"))],
                policy: TaxPolicy(mode: .down, basis: .gross)))
        #expect(totals.adjustments.map(\.amount) == [-92])
        #expect(totals.taxes.map(\.gross) == [1579, 7322])
        #expect(totals.taxes.map(\.tax) == [143, 542])
        #expect(totals.total == 8901)
    }

    @Test func givesTheOddYenToTheLargerRemainder() throws {
        // 2 × 2970 / 4050 = 1.47, 2 × 1080 / 4050 = 0.53: 1 + 1
        let totals = try OrderTotals(
            of: order(
                in: "JPY",
                [
                    OrderLine(at: "2970", taxes: [.contained("10", .consumptionTax)]),
                    OrderLine(at: "1080", taxes: [.contained("8", .consumptionTax)]),
                ], adjustments: [DocumentAdjustment(kind: .discount, value: .amount("2"))]))
        #expect(totals.taxes.map(\.gross) == [2969, 1079])
        #expect(totals.total == 4048)
    }

    @Test func sharesANetDiscountBeforeTaxIsAdded() throws {
        // 10 × 79.84 / 127.24 = 6.2748 → 6.27, the rest 3.73; gross 6.27 × 1.1 + 3.73 = 10.627
        let lines = [OrderLine(at: "79.84", taxes: [.added("10")]), OrderLine(at: "47.40", taxes: [.added("0")])]
        let before = try OrderTotals(of: order(lines))
        let after = try OrderTotals(
            of: order(lines, adjustments: [DocumentAdjustment(kind: .discount, value: .amount("10.00"))]))
        #expect(after.taxes.map(\.base) == decimals(["73.57", "43.67"]))
        // 79.84 + 7.98 + 47.40 = 135.22; 73.57 + 7.36 + 43.67 = 124.60: 10.62 less after each tax is rounded
        #expect(before.total == decimal("135.22"))
        #expect(after.total == decimal("124.60"))
    }

    @Test(arguments: RoundingPlace.allCases)
    func percentageIsOfTheLinesWithoutDeposits(_ place: RoundingPlace) throws {
        let deposit = LineDeposit(amountPerUnit: 1, taxation: .untaxed)
        let totals = try OrderTotals(
            of: order(
                [OrderLine(at: "10.00", discounts: [.amount("2")], deposit: deposit), OrderLine(at: "12.00")],
                adjustments: [
                    DocumentAdjustment(kind: .discount, value: .percent("5")),
                    DocumentAdjustment(kind: .service, value: .percent("12.5")),
                ], policy: TaxPolicy(place: place)))
        // of 8 + 12
        #expect(totals.adjustments.map(\.amount) == decimals(["-1.00", "2.50"]))
        #expect(totals.subtotal == decimal("21.00"))
        #expect(totals.total == decimal("22.50"))
        #expect(totals.savings == decimal("3.00"))
    }

    @Test func chargeWithItsOwnTaxIsALineOfItsOwn() throws {
        let totals = try OrderTotals(
            of: order(
                [OrderLine(at: "107.00", taxes: [.contained("7")])],
                adjustments: [
                    DocumentAdjustment(kind: .shipping, value: .amount("5.95"), taxation: .own([.contained("19")])),
                    DocumentAdjustment(kind: .tip, value: .amount("3.00"), taxation: .own([])),
                ]))
        #expect(totals.taxes.map(\.tax) == decimals(["7.00", "0.95"]))
        #expect(totals.taxes.map(\.base) == decimals(["100.00", "5.00"]))
        #expect(totals.total == decimal("115.95"))
        #expect(totals.net == decimal("108.00"))
    }

    @Test(arguments: RoundingPlace.allCases)
    func worksWithoutAnythingToShareBy(_ place: RoundingPlace) throws {
        let shipping = DocumentAdjustment(kind: .shipping, value: .amount("5.95"))
        let free = [OrderLine(at: "0", taxes: [.contained("19")]), OrderLine(at: "0", taxes: [.contained("7")])]
        let policy = TaxPolicy(place: place)
        let overFreeLines = try OrderTotals(of: order(free, adjustments: [shipping], policy: policy))
        #expect(overFreeLines.taxes.map(\.tax) == decimals(["0.95", "0"]))
        let withoutLines = try OrderTotals(of: order([], adjustments: [shipping], policy: policy))
        #expect(withoutLines.total == decimal("5.95"))
        #expect(withoutLines.tax == 0)
        let percentOfNothing = DocumentAdjustment(kind: .service, value: .percent("10"))
        #expect(try OrderTotals(of: order([], adjustments: [percentOfNothing], policy: policy)).total == 0)
    }

    @Test func chargeOverASaleWithReturnsIsTaxedLikeTheSale() throws {
        // Only the sold part carries it: in proportion to 100 and −99 it would be 500 and −495.
        let totals = try OrderTotals(
            of: order(
                [OrderLine(at: "100", taxes: [.contained("19")]), OrderLine("-1", at: "99", taxes: [.contained("7")])],
                adjustments: [DocumentAdjustment(kind: .service, value: .amount("5"))]))
        #expect(totals.taxes.map(\.gross) == [105, -99])
        #expect(totals.total == 6)
    }

    @Test func percentageOverASaleWithReturnsFollowsEachPart() throws {
        let totals = try OrderTotals(
            of: order(
                [OrderLine(at: "100", taxes: [.contained("19")]), OrderLine("-1", at: "99", taxes: [.contained("7")])],
                adjustments: [DocumentAdjustment(kind: .discount, value: .percent("10"))]))
        // 10 − 9.90
        #expect(totals.adjustments.map(\.amount) == decimals(["-0.10"]))
        #expect(totals.taxes.map(\.gross) == decimals(["90", "-89.10"]))
    }

    @Test func adjustmentsOfANegatedDocumentTurnAround() throws {
        let totals = try OrderTotals(
            of: order(
                kind: .creditNote, signs: .negated, [OrderLine("-1", at: "100")],
                adjustments: [
                    DocumentAdjustment(kind: .discount, value: .amount("10")),
                    DocumentAdjustment(kind: .shipping, value: .amount("5")),
                    DocumentAdjustment(kind: .discount, value: .percent("1")),
                ]))
        #expect(totals.adjustments.map(\.amount) == [10, -5, 1])
        #expect(totals.total == -94)
        #expect(totals.savings == -11)
    }

    @Test func netAmountOfAChargeIsThatOfTheLinesThatCarryIt() throws {
        // 119.00 with 19 % and 118.00 without tax given back; the charge of 5.95 is taxed like what was sold: 5.00
        let mixed = try order(
            [OrderLine(at: "119", taxes: [.contained("19")]), OrderLine("-1", at: "118")],
            adjustments: [DocumentAdjustment(kind: .service, value: .amount("5.95"))])
        let shown = try NetAmounts(of: mixed, totals: OrderTotals(of: mixed))
        #expect(shown.lines.map(\.amount) == [100, -118])
        #expect(shown.adjustments == [5])
    }
}
