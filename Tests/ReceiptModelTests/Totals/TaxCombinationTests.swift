import ReceiptModel
import Testing

@Suite struct TaxCombinationTests {
    @Test func indianInvoiceHasTwoTaxesALine() throws {
        let taxes: [TaxComponent] = [.added("9", .cgst), .added("9", .sgst)]
        let totals = try OrderTotals(
            of: order(
                in: "INR", [OrderLine("2", at: "617283.945", taxes: taxes)], policy: TaxPolicy(place: .rate)))
        // 1234567.89 × 9 % = 111111.1101
        #expect(totals.taxes.map(\.component.scheme) == [.cgst, .sgst])
        #expect(totals.taxes.map(\.tax) == decimals(["111111.11", "111111.11"]))
        #expect(totals.taxes.map(\.base) == decimals(["1234567.89", "1234567.89"]))
        #expect(totals.total == decimal("1456790.11"))
    }

    @Test func quebecAddsBothTaxesOnTheNetAmount() throws {
        // 100.00: GST 5 % = 5.00, QST 9.975 % = 9.975 → 9.98
        let totals = try OrderTotals(
            of: order(in: "CAD", [OrderLine(at: "100", taxes: [.added("5", .gst), .added("9.975", .qst)])]))
        #expect(totals.taxes.map(\.tax) == decimals(["5.00", "9.98"]))
        #expect(totals.total == decimal("114.98"))
    }

    /// 100 with 9 % + 9 % contained: net 84.7457… and twice 7.6271…
    @Test func severalContainedTaxesShareTheRestOfTheNetAmount() throws {
        let taxes: [TaxComponent] = [.contained("9", .cgst), .contained("9", .sgst)]
        let net = try OrderTotals(
            of: order(in: "INR", [OrderLine(at: "100", taxes: taxes)], policy: TaxPolicy(basis: .net)))
        #expect(net.net == decimal("84.75"))
        #expect(net.taxes.map(\.tax) == decimals(["7.63", "7.62"]))
        let gross = try OrderTotals(
            of: order(in: "INR", [OrderLine(at: "100", taxes: taxes)], policy: TaxPolicy(basis: .gross)))
        #expect(gross.net == decimal("84.74"))
        #expect(gross.taxes.map(\.tax) == decimals(["7.63", "7.63"]))
    }

    @Test func addedTaxIsComputedOnWhatTheContainedOneLeaves() throws {
        // 119 holds 19; 5 % of 100
        let totals = try OrderTotals(
            of: order([OrderLine(at: "119", taxes: [.contained("19"), .added("5", .accommodation)])]))
        #expect(totals.taxes.map(\.tax) == [19, 5])
        #expect(totals.net == 100)
        #expect(totals.total == 124)
        #expect(totals.taxes.map(\.gross) == [124, 124])
    }

    @Test func oneTaxInTwoCombinationsIsRoundedOnce() throws {
        // 0.10 × 5 % = 0.005 twice: rounded apart 0.01 + 0.01, together 0.01
        let gst = TaxComponent.added("5", .gst)
        let lines = [OrderLine(at: "0.10", taxes: [gst]), OrderLine(at: "0.10", taxes: [gst, .added("7", .pst)])]
        let totals = try OrderTotals(of: order(in: "CAD", lines))
        #expect(totals.taxes.map(\.tax) == decimals(["0.01", "0.01"]))
        #expect(totals.taxes.map(\.base) == decimals(["0.20", "0.10"]))
        #expect(totals.tax == decimal("0.02"))
    }

    @Test func aPrintedMarkMakesADifferentTax() throws {
        let lines = ["A", "B", "A"].map { OrderLine(at: "1.19", taxes: [.contained("19", mark: $0)]) }
        let totals = try OrderTotals(of: order(lines))
        #expect(totals.taxes.map(\.component.mark) == ["A", "B"])
        #expect(totals.taxes.map(\.tax) == decimals(["0.38", "0.19"]))
    }

    @Test func ratesAreEqualHoweverTheyAreWritten() throws {
        let lines = ["19", "19.0", "19.00"].map { OrderLine(at: "119", taxes: [.contained($0)]) }
        #expect(try OrderTotals(of: order(lines)).taxes.map(\.tax) == [57])
    }

    @Test func informativeTaxChangesNoTotal() throws {
        let levy = TaxComponent(scheme: .environmental, amount: .rate(10), inclusion: .informative)
        let totals = try OrderTotals(of: order([OrderLine(at: "119", taxes: [.contained("19"), levy])]))
        #expect(totals.taxes.map(\.tax) == [19, 10])
        #expect(totals.tax == 19)
        #expect(totals.total == 119)
        #expect(totals.net == 100)
    }

    @Test func halfOfThePriceIsTaxed() throws {
        let half = TaxComponent(scheme: .vat, amount: .rate(20), baseFactor: decimal("0.5"), inclusion: .added)
        let totals = try OrderTotals(of: order([OrderLine(at: "100.00", taxes: [half])]))
        #expect(totals.taxes.map(\.base) == [50])
        #expect(totals.taxes.map(\.tax) == [10])
        #expect(totals.total == 110)
    }

    /// A levy of 0.105 a bottle on seven: 0.735.
    @Test(arguments: [(TaxInclusion.added, "10.74", "0.74"), (.contained, "10.00", "0.74")])
    func amountsPerUnitFollowTheQuantity(_ inclusion: TaxInclusion, _ total: String, _ tax: String) throws {
        let levy = TaxComponent(
            scheme: .environmental, amount: .perUnit(decimal("0.105")), inclusion: inclusion)
        let policy = TaxPolicy(basis: inclusion == .added ? .net : .gross)
        let lines = [OrderLine("3", at: "2.00", taxes: [levy]), OrderLine("4", at: "1.00", taxes: [levy])]
        let totals = try OrderTotals(of: order(lines, policy: policy))
        #expect(totals.total == decimal(total))
        #expect(totals.tax == decimal(tax))
    }

    @Test func containedLevyIsTakenOutBeforeTheRate() throws {
        // 12.40 = net + 19 % of net + 4 × 0.125: (12.40 − 0.50) / 1.19 = 10.00
        let levy = TaxComponent(scheme: .environmental, amount: .perUnit(decimal("0.125")), inclusion: .contained)
        let totals = try OrderTotals(of: order([OrderLine("4", at: "3.10", taxes: [.contained("19"), levy])]))
        #expect(totals.taxes.map(\.tax) == decimals(["1.90", "0.50"]))
        #expect(totals.net == 10)
    }

    @Test(arguments: [TaxCategory.zero, .exempt, .reverseCharge, .outsideScope, .export])
    func categoriesWithoutTaxHaveABaseAndNoTax(_ category: TaxCategory) throws {
        let free = TaxComponent(scheme: .vat, category: category, amount: .rate(0), inclusion: .added)
        let totals = try OrderTotals(of: order([OrderLine(at: "100", taxes: [free])]))
        #expect(totals.taxes.map(\.base) == [100])
        #expect(totals.taxes.map(\.tax) == [0])
        #expect(totals.total == 100)
    }

    @Test func twoReasonsOfExemptionStayTwoRows() throws {
        let lines = ["Health care", "Education"].map { reason in
            OrderLine(
                at: "10",
                taxes: [
                    TaxComponent(
                        scheme: .vat, category: .exempt, amount: .rate(0), inclusion: .contained,
                        exemptionReason: LocalizedText(reason))
                ])
        }
        #expect(try OrderTotals(of: order(lines)).taxes.map(\.base) == [10, 10])
    }

    @Test func taxTotalInTheNationalCurrency() throws {
        let totals = try OrderTotals(of: order([OrderLine(at: "100", taxes: [.added("23")])]))
        let zloty = try currency("PLN")
        // 23.00 × 4.2567 = 97.9041
        #expect(try totals.taxTotal(in: ExchangeDetails(currency: zloty, rate: decimal("4.2567"))) == decimal("97.90"))
        let stated = ExchangeDetails(currency: zloty, rate: decimal("4.2567"), taxTotal: decimal("97.91"))
        #expect(try totals.taxTotal(in: stated) == decimal("97.91"))
        let yen = ExchangeDetails(currency: try currency("JPY"), rate: decimal("163.5"))
        #expect(try totals.taxTotal(in: yen).description == "3761")  // 3760.5
    }
}
