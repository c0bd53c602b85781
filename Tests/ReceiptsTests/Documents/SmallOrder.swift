import Receipts

/// A small order whose sums are easy to work out by hand: 2 × 5.95 at 19 % contained, so 11.90 = 10.00 + 1.90.
struct SmallOrder {
    var kind = DocumentKind.receipt
    var signs = SignConvention.natural
    var description: LocalizedText = "Mug"
    var quantity: ExactDecimal = 2
    var inclusion = TaxInclusion.contained
    /// Beside VAT of 19 %.
    var otherTaxes: [TaxComponent] = []
    var adjustments: [DocumentAdjustment] = []
    var payments: [Payment] = []
    var buyer: Party?
    var copyNumber: Int?

    func made() throws -> Order {
        guard let currency = CurrencyCode("EUR"), let issuedAt = LocalDateTime("2026-07-01T12:00:00+02:00"),
            let price = ExactDecimal("5.95")
        else { throw DecimalError.malformed }
        return Order(
            document: DocumentDetails(
                kind: kind, signs: signs, number: "2026-001", issuedAt: issuedAt, copyNumber: copyNumber),
            currency: currency, seller: Party(tradeName: "Corner Shop"), buyer: buyer,
            lines: [
                OrderLine(
                    description: description, quantity: quantity, unitPrice: price,
                    taxes: [TaxComponent(scheme: .vat, amount: .rate(19), inclusion: inclusion)] + otherTaxes)
            ], adjustments: adjustments, payments: payments)
    }
}

extension ReceiptDocument {
    /// Every text of the document, one a line.
    var texts: [String] { runs.map(string(of:)) }

    /// The amounts of one block's rows, as they are printed.
    func amounts(of rows: RowRange) -> [String] {
        self[rows].flatMap { row in
            self[row].filter { $0.meaning == .amount }.map { string(of: $0.text) }
        }
    }
}
