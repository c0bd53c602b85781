import ReceiptModel
import Testing

@Suite struct PaymentTests {
    static let swissCoins = CashRounding(increment: decimal("0.05"))

    /// Source: half away from zero to the smallest coin, by hand.
    @Test(
        arguments: [
            ("CHF", "12.33", "0.05", RoundingMode.halfUp, "12.35"),
            ("CHF", "1234.57", "0.05", .halfUp, "1234.55"),
            ("CHF", "1.23", "0.05", .halfUp, "1.25"),
            ("CAD", "14.68", "0.05", .halfUp, "14.70"),
            ("CAD", "14.66", "0.05", .halfUp, "14.65"),
            ("CAD", "-14.68", "0.05", .halfUp, "-14.70"),
            ("CZK", "35.20", "1", .halfUp, "35.00"),
            ("SEK", "1051.75", "1", .halfUp, "1052.00"),
            ("DKK", "12.34", "0.50", .halfUp, "12.50"),
            ("DKK", "12.10", "0.50", .halfUp, "12.00"),
            ("DKK", "12.25", "0.50", .halfUp, "12.50"),
            ("DKK", "12.25", "0.50", .halfEven, "12.00"),
            ("DKK", "-12.25", "0.50", .halfUp, "-12.50"),
        ])
    func roundsWhatIsPaidInCash(
        _ code: String, _ total: String, _ increment: String, _ mode: RoundingMode, _ payable: String
    ) throws {
        let totals = try OrderTotals(
            of: order(
                in: code, [OrderLine(at: total)], payments: [.cash()],
                cashRounding: CashRounding(increment: decimal(increment), mode: mode)))
        #expect(totals.total == decimal(total))
        #expect(totals.payable.description == payable)
        #expect(totals.payments.map(\.amount.description) == [payable])
        #expect(try totals.total.adding(totals.cashRounding ?? 0) == totals.payable)
        #expect(totals.due.description == "0.00")
    }

    @Test(arguments: [Payment.card(), Payment(means: .bankTransfer), Payment(means: .voucher)])
    func roundsNothingThatIsNotCash(_ payment: Payment) throws {
        let totals = try OrderTotals(
            of: order(in: "CAD", [OrderLine(at: "14.68")], payments: [payment], cashRounding: Self.swissCoins))
        #expect(totals.cashRounding == nil)
        #expect(totals.payable == decimal("14.68"))
        #expect(totals.due == 0)
    }

    @Test func roundsNothingBeforeItIsPaid() throws {
        let totals = try OrderTotals(of: order(in: "CHF", [OrderLine(at: "12.33")], cashRounding: Self.swissCoins))
        #expect(totals.cashRounding == nil)
        #expect(totals.due == decimal("12.33"))
    }

    @Test func roundingOfZeroIsNoLine() throws {
        let totals = try OrderTotals(
            of: order(in: "CHF", [OrderLine(at: "12.35")], payments: [.cash()], cashRounding: Self.swissCoins))
        #expect(totals.cashRounding == nil)
    }

    @Test func cashAndCardTogether() throws {
        let totals = try OrderTotals(
            of: order(
                in: "CHF", [OrderLine(at: "15.28")], payments: [.cash("10.00"), .card()],
                cashRounding: Self.swissCoins))
        #expect(totals.payments.map(\.amount) == decimals(["10.00", "5.28"]))
        #expect(totals.cashRounding == nil)
        #expect(totals.payable == decimal("15.28"))
    }

    @Test func cashAloneLeavesTheRestDue() throws {
        let totals = try OrderTotals(
            of: order(in: "CHF", [OrderLine(at: "15.28")], payments: [.cash("10.00")], cashRounding: Self.swissCoins))
        #expect(totals.due == decimal("5.28"))
        #expect(totals.cashRounding == nil)
    }

    @Test func cashTakesWhatACardLeaves() throws {
        // 15.28 − 10.00 = 5.28 → 5.30, paid with a note of 20
        let totals = try OrderTotals(
            of: order(
                in: "CHF", [OrderLine(at: "15.28")], payments: [.cash(tendered: "20"), .card("10.00")],
                cashRounding: Self.swissCoins))
        #expect(totals.payments.map(\.amount) == decimals(["5.30", "10.00"]))
        #expect(totals.cashRounding == decimal("0.02"))
        #expect(totals.payable == decimal("15.30"))
        #expect(totals.change == decimal("14.70"))
    }

    /// 12.33 written as what it settles, or as the coins that settle it: both come to 12.35.
    @Test(arguments: ["12.33", "12.35"])
    func cashWithItsAmountWrittenIsRoundedOnce(_ amount: String) throws {
        let totals = try OrderTotals(
            of: order(
                in: "CHF", [OrderLine(at: "12.33")], payments: [.cash(amount, tendered: "20.00")],
                cashRounding: Self.swissCoins))
        #expect(totals.cashRounding == decimal("0.02"))
        #expect(totals.payable == decimal("12.35"))
        #expect(totals.payments[0].change == decimal("7.65"))
        #expect(totals.due == 0)
    }

    @Test func changeIsWhatTheCustomerGetsBack() throws {
        let totals = try OrderTotals(of: order([OrderLine(at: "12.33")], payments: [.cash(tendered: "20")]))
        #expect(totals.payments[0].tendered == 20)
        #expect(totals.payments[0].change == decimal("7.67"))
        #expect(totals.change.description == "7.67")
        #expect(totals.paid == decimal("12.33"))
    }

    @Test func foreignNotesAreTenderedAtTheirRate() throws {
        // 20 USD × 0.8912 = 17.824 → 17.82
        let notes = ForeignTender(money: Money(20, try currency("USD")), rate: decimal("0.8912"))
        let totals = try OrderTotals(
            of: order([OrderLine(at: "12.33")], payments: [Payment(means: .cash, foreignTender: notes)]))
        #expect(totals.payments[0].tendered == decimal("17.82"))
        #expect(totals.change == decimal("5.49"))
    }

    @Test func withheldTaxIsNotPaid() throws {
        // 1000 net, 22 % VAT on top, 20 % of the net kept back
        let totals = try OrderTotals(
            of: order([OrderLine(at: "1000", taxes: [.added("22"), .withheld("20")])], payments: [.card()]))
        #expect(totals.total == 1220)
        #expect(totals.withheld == 200)
        #expect(totals.payable == 1020)
        #expect(totals.payments.map(\.amount) == [1020])
    }

    @Test func overpaymentIsOwedBack() throws {
        let totals = try OrderTotals(
            of: order([OrderLine(at: "80")], payments: [Payment(means: .deposit, amount: 100)]))
        #expect(totals.due == -20)
    }

    @Test func orderOfZeroNeedsNoPayment() throws {
        let totals = try OrderTotals(
            of: order([OrderLine(at: "4.50", discounts: [.percent("100")])], cashRounding: Self.swissCoins))
        #expect(totals.total.description == "0.00")
        #expect(totals.payments.isEmpty)
        #expect(totals.change == 0)
        #expect(totals.due == 0)
    }

    @Test func refundGivesChangeLikeASale() throws {
        let totals = try OrderTotals(
            of: order(
                in: "CHF", kind: .creditNote, signs: .negated, [OrderLine("-1", at: "12.33")],
                payments: [.cash(tendered: "-20")], cashRounding: Self.swissCoins))
        #expect(totals.payable == decimal("-12.35"))
        #expect(totals.cashRounding == decimal("-0.02"))
        #expect(totals.change == decimal("-7.65"))
    }
}
