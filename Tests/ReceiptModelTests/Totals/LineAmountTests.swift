import ReceiptModel
import Testing

@Suite struct LineAmountTests {
    @Test(
        arguments: [
            // 275.502: the quantity keeps its three decimals, 1.26 × 219 would be 275.94
            ("EUR", "1.258", "219.00", "275.50"),
            ("EUR", "0.5", "1.99", "1.00"),  // 0.995
            ("EUR", "3", "0.3333", "1.00"),  // 0.9999: the unit price has more decimals than the euro
            ("JPY", "1.5", "333", "500"),  // 499.5
            ("KWD", "2", "1.2345", "2.469"),
            ("EUR", "-0.5", "1.99", "-1.00"),
            ("USDT", "2", "0.00012345", "0.00024690"),
        ])
    func roundsQuantityTimesPriceOnce(_ code: String, _ quantity: String, _ price: String, _ amount: String) throws {
        let totals = try OrderTotals(of: order(in: code, [OrderLine(quantity, at: price)]))
        #expect(totals.lines.map(\.amount.description) == [amount])
        #expect(totals.total.description == amount)
    }

    @Test func addsModifiersToTheUnitPrice() throws {
        let totals = try OrderTotals(of: order([OrderLine("2", at: "3.20", modifiers: ["0.80", "-0.25"])]))
        #expect(totals.total == decimal("7.50"))
    }

    @Test func takesEveryDiscountFromTheAmountBeforeAny() throws {
        // 10 % of 19.95 is 1.995 → 2.00; 5 % is 0.9975 → 1.00
        let line = OrderLine(at: "19.95", discounts: [.percent("10"), .percent("5"), .amount("1.50")])
        let totals = try OrderTotals(of: order([line]))
        #expect(totals.lines[0].gross == decimal("19.95"))
        #expect(totals.lines[0].discounts == decimals(["2.00", "1.00", "1.50"]))
        #expect(totals.lines[0].amount == decimal("15.45"))
        #expect(totals.savings == decimal("4.50"))
    }

    @Test func discountOfAReturnedLineGivesBackLess() throws {
        let totals = try OrderTotals(of: order([OrderLine("-1", at: "20", discounts: [.amount("3"), .percent("10")])]))
        #expect(totals.lines[0].discounts == [-3, -2])
        #expect(totals.lines[0].amount == -15)
        #expect(totals.savings == -5)
    }

    @Test func untaxedDepositStaysOutsideTax() throws {
        let deposit = LineDeposit(amountPerUnit: decimal("0.25"), taxation: .untaxed)
        let totals = try OrderTotals(
            of: order([OrderLine("6", at: "1.19", deposit: deposit, taxes: [.contained("19")])]))
        // 7.14 holds 1.14; the deposit of 1.50 none
        #expect(totals.lines[0].deposit == decimal("1.50"))
        #expect(totals.lines[0].amount == decimal("7.14"))
        #expect(totals.subtotal == decimal("8.64"))
        #expect(totals.tax == decimal("1.14"))
        #expect(totals.net == decimal("7.50"))
        #expect(totals.taxes.map(\.gross) == decimals(["7.14"]))
    }

    @Test func depositLikeTheLineIsTaxedWithIt() throws {
        let deposit = LineDeposit(amountPerUnit: decimal("0.25"), taxation: .likeLine)
        let totals = try OrderTotals(
            of: order([OrderLine("6", at: "1.19", deposit: deposit, taxes: [.contained("19")])]))
        // 8.64 × 19/119 = 1.37949…
        #expect(totals.tax == decimal("1.38"))
        #expect(totals.taxes.map(\.gross) == decimals(["8.64"]))
    }

    @Test func emptyOrderIsZeroWithTheDecimalsOfItsCurrency() throws {
        let totals = try OrderTotals(of: order(in: "EUR", []))
        #expect(totals.total.description == "0.00")
        #expect(totals.due.description == "0.00")
        #expect(totals.cashRounding == nil)
        #expect(totals.payments.isEmpty)
        #expect(totals.taxes.isEmpty)
    }

    @Test func fullyDiscountedOrderIsZeroWithoutASign() throws {
        let line = OrderLine("-1", at: "4.50", discounts: [.percent("100")], taxes: [.contained("19")])
        let totals = try OrderTotals(of: order(kind: .creditNote, signs: .negated, [line]))
        #expect(totals.total.description == "0.00")
        #expect(totals.tax.description == "0.00")
        #expect(totals.taxes.map(\.base.description) == ["0.00"])
    }
}
