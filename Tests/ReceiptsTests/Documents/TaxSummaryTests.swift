import Receipts
import Testing

@Suite struct TaxSummaryTests {
    /// The amounts of each row, without the heading.
    private func amounts(_ order: Order) throws -> [[String]] {
        let document = try BusinessCheckoutFactory().makeReceiptFormatter().document(for: order)
        var rows: [[String]] = []
        for case .taxes(let block) in document.blocks {
            for row in document[block.rows] where row.kind != .heading {
                rows.append(
                    document[row].filter { [.net, .tax, .gross].contains($0.meaning) }.map {
                        document.string(of: $0.text)
                    })
            }
        }
        return rows
    }

    // 11.90 = 10.00 + 1.90
    @Test func oneTaxOnABaseStandsBesideItsGrossAmount() throws {
        #expect(try amounts(SmallOrder().made()) == [["€10.00", "€1.90", "€11.90"]])
    }

    // 11.90 × 19 % = 2.261 and 11.90 × 5 % = 0.595, which is 0.60. 11.90 + 2.26 is not what was paid, and
    // 11.90 + 2.26 + 0.60 is not the sum of a row.
    @Test func severalTaxesOnABaseStandBesideNoGrossAmount() throws {
        let other = TaxComponent(scheme: .gst, amount: .rate(5), inclusion: .added)
        let order = try SmallOrder(inclusion: .added, otherTaxes: [other]).made()
        #expect(try amounts(order) == [["€11.90", "€2.26"], ["€11.90", "€0.60"], ["€2.86"]])
    }
}
