import ReceiptModel
import Testing

@Suite struct SampleTests {
    /// What a sample comes to, worked out by hand.
    struct Expectation: Sendable, CustomTestStringConvertible {
        let sample: String
        /// Base and tax of each tax, in order of first use.
        let taxes: [(base: String, tax: String)]
        let total: String
        var cashRounding: String?
        var change = "0"
        var due = "0"

        var testDescription: String { sample }
    }

    /// Worked out by hand; where a tax is rounded, its exact value stands above.
    static let expectations = [
        Expectation(sample: "arabic.json", taxes: [("2333.55", "326.70")], total: "2660.25", change: "39.75"),
        // The tip is outside tax: 32.52 × 8.875 % = 2.88615.
        Expectation(sample: "cafe.json", taxes: [("32.52", "2.89")], total: "41.91"),
        // 8.38 / 1.026 = 8.1676; 3.95 / 1.081 = 3.6540; 12.33 is paid as 12.35.
        Expectation(
            sample: "cash-rounding.json", taxes: [("8.17", "0.21"), ("3.65", "0.30")], total: "12.33",
            cashRounding: "0.02", change: "7.65"),
        // Cut off: 688 × 8 / 108 = 50.96; 503 × 10 / 110 = 45.73.
        Expectation(sample: "convenience.json", taxes: [("638", "50"), ("458", "45")], total: "1191"),
        // 5 % of 436.65 is 21.83, of which 18.99 and 2.84; −360.81 × 20 % = −72.162; −54.01 × 5.5 % = −2.97055.
        Expectation(
            sample: "credit-note.json", taxes: [("-360.81", "-72.16"), ("-54.01", "-2.97")], total: "-489.95"),
        // 34.90 / 1.055 = 33.0806; (17.00 + 3.00 − 4.20) / 1.2 = 13.1667
        Expectation(sample: "gift.json", taxes: [("33.08", "1.82"), ("13.17", "2.63")], total: "50.70"),
        // 1,046,243.97 × 9 % = 94,161.9573, twice.
        Expectation(
            sample: "gst-invoice.json", taxes: [("1046243.97", "94161.96"), ("1046243.97", "94161.96")],
            total: "1234567.89", due: "1234567.89"),
        // 72.80 / 1.18 = 61.6949
        Expectation(sample: "hebrew.json", taxes: [("61.69", "11.11")], total: "72.80"),
        // 9.731 − 0.973; the smallest coin is 5 fils: 8.760.
        Expectation(sample: "kuwait.json", taxes: [], total: "8.758", cashRounding: "0.002", change: "1.240"),
        // 2632.66 × 4 %, 1914.56 × 10 %, (1717.16 + 18.00) × 22 %
        Expectation(
            sample: "long-order.json", taxes: [("2632.66", "105.31"), ("1914.56", "191.46"), ("1735.16", "381.74")],
            total: "6960.89", due: "6960.89"),
        // 10.00 is a whole number of coins; the other 5.28 are paid by card, to the cent.
        Expectation(sample: "mixed-payment.json", taxes: [("13.52", "1.76")], total: "15.28"),
        // 145.04 × 5 % = 7.252; 145.04 × 9.975 % = 14.46774
        Expectation(sample: "restaurant.json", taxes: [("145.04", "7.25"), ("145.04", "14.47")], total: "166.76"),
        Expectation(sample: "reverse-charge.json", taxes: [("6131.37", "0")], total: "6131.37", due: "6131.37"),
        // B: 12.24 / 1.07 = 11.4393; A: 3.54 + 1.50 + 1.15 − 2.00 = 4.19, / 1.19 = 3.5210
        Expectation(
            sample: "supermarket.json", taxes: [("11.44", "0.80"), ("3.52", "0.67")], total: "16.43", change: "3.57"),
        // 588.50 × 7 % = 41.195
        Expectation(sample: "thai.json", taxes: [("588.50", "41.20")], total: "629.70"),
        Expectation(sample: "zero-total.json", taxes: [("0", "0")], total: "0"),
    ]

    @Test func everySampleHasAnExpectation() {
        #expect(Samples.names == Self.expectations.map(\.sample))
    }

    @Test(arguments: expectations) func comesToWhatWasWorkedOutByHand(_ expected: Expectation) throws {
        let order = try Samples.order(expected.sample)
        let totals = try OrderTotals(of: order, declared: .trust)
        #expect(totals.taxes.map(\.base) == decimals(expected.taxes.map(\.base)))
        #expect(totals.taxes.map(\.tax) == decimals(expected.taxes.map(\.tax)))
        #expect(totals.total == decimal(expected.total))
        #expect(totals.cashRounding == expected.cashRounding.map(decimal))
        #expect(totals.change == decimal(expected.change))
        #expect(totals.due == decimal(expected.due))
    }

    @Test(arguments: Samples.names) func declaresTheTotalsThatItHas(_ name: String) throws {
        let order = try Samples.order(name)
        let declared = try #require(order.declaredTotals)
        let totals = try OrderTotals(of: order, declared: .check)
        #expect(declared.net == totals.net)
        #expect(declared.tax == totals.tax)
        #expect(declared.total == totals.total)
        #expect(declared.due == totals.due)
    }

    @Test func longOrderHasTwoHundredLines() throws {
        #expect(try Samples.order("long-order.json").lines.count == 200)
    }

    @Test func freeOrderHasNoPayment() throws {
        let order = try Samples.order("zero-total.json")
        #expect(order.payments.isEmpty)
        #expect(try OrderTotals(of: order).savings == 57)
    }

    @Test func weighedGoodsKeepTheirGrams() throws {
        let bananas = try #require(try Samples.order("supermarket.json").lines.first)
        #expect(bananas.quantity.description == "1.258")
        #expect(bananas.unitPrice.description == "1.99")
    }
}
