import Receipts
import Testing

/// The slip shows prices as they are paid, the invoice without tax; both come to the same total.
@Suite struct PriceBasisTests {
    private func rows(
        _ factory: any CheckoutComponentFactory, _ order: Order
    ) throws -> (items: [String], totals: [String]) {
        let document = try factory.makeReceiptFormatter().document(for: order)
        var (items, totals): ([String], [String]) = ([], [])
        for block in document.blocks {
            if case .items(let block) = block { items += document.amounts(of: block.rows).dropFirst() }
            if case .totals(let block) = block { totals += document.amounts(of: block.rows) }
        }
        return (items, totals)
    }

    @Test func slipShowsPricesWithTax() throws {
        let (items, totals) = try rows(ConsumerCheckoutFactory(), SmallOrder().made())
        #expect(items == ["€11.90"])
        #expect(totals == ["€11.90"])
    }

    // 11.90 / 1.19 = 10.00
    @Test func invoiceShowsPricesWithoutTax() throws {
        let (items, totals) = try rows(BusinessCheckoutFactory(), SmallOrder().made())
        #expect(items == ["€10.00"])
        #expect(totals == ["€10.00", "€1.90", "€11.90"])
    }

    // 11.90 × 19 % = 2.261
    @Test func bothAddTaxThatIsNotInThePrice() throws {
        let order = try SmallOrder(inclusion: .added).made()
        #expect(try rows(ConsumerCheckoutFactory(), order).totals == ["€11.90", "€2.26", "€14.16"])
        #expect(try rows(BusinessCheckoutFactory(), order).totals == ["€11.90", "€11.90", "€2.26", "€14.16"])
    }

    // A discount of 10 % on 11.90 is 1.19: net 10.00 − 1.00, tax 1.71, total 10.71.
    @Test func invoiceTakesTaxOutOfADiscountToo() throws {
        let discount = DocumentAdjustment(kind: .discount, value: .percent(10))
        let (items, totals) = try rows(BusinessCheckoutFactory(), SmallOrder(adjustments: [discount]).made())
        #expect(items == ["€10.00"])
        #expect(totals == ["€10.00", "-€1.00", "€9.00", "€1.71", "€10.71"])
    }

    // Net, tax, total, and on an invoice that nobody has paid, what is due.
    @Test(arguments: [
        (DocumentKind.invoice, [Payment](), ["€10.00", "€1.90", "€11.90", "€11.90"]),
        (.invoice, [Payment(means: .cash)], ["€10.00", "€1.90", "€11.90"]),
        (.receipt, [], ["€10.00", "€1.90", "€11.90"]),
    ])
    func invoiceSaysWhatIsDueUntilItIsPaid(kind: DocumentKind, payments: [Payment], expected: [String]) throws {
        let order = try SmallOrder(kind: kind, payments: payments).made()
        #expect(try rows(BusinessCheckoutFactory(), order).totals == expected)
    }

    @Test func zeroHasNoSign() throws {
        let order = try SmallOrder(quantity: 0, payments: []).made()
        let document = try ConsumerCheckoutFactory().makeReceiptFormatter().document(for: order)
        #expect(!document.texts.contains { $0.contains("-") && $0.contains("€") })
        #expect(!document.blocks.contains { if case .payments = $0 { true } else { false } })
    }
}
