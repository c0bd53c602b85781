import Receipts
import Testing

@Suite struct BusinessFormTests {
    let form = BusinessCheckoutFactory().makeForm()
    let today = CalendarDay(year: 2026, month: 7, day: 1)

    @Test func requiresPurchaseOrderAndTaxID() {
        #expect(form.fields.filter { $0.requirement == .required }.map(\.key) == ["purchase-order", "tax-id"])
        #expect(form.requiredFields == ["Purchase order", "Tax ID"])
    }

    @Test(
        arguments: [
            ("DE123456789", nil), ("NL123456789B13", nil), ("12-3456789", nil), ("CHE-116.281.710", nil),
            ("27AAPFU0939F1ZV", nil), ("ЕГН 1234", nil), ("1", FieldProblem.Code.taxID), ("12#45", .invalidCharacter),
            ("", .required),
        ] as [(String, FieldProblem.Code?)])
    func checksTheShapeOfATaxID(entry: String, code: FieldProblem.Code?) throws {
        let problems = form.validate(["purchase-order": "PO-1", "tax-id": entry], on: try #require(today))
        #expect(problems.first?.code == code)
    }

    @Test func givesTheTypedResult() throws {
        let entries = [
            "purchase-order": " PO-77 ", "tax-id": "nl123456789b13", "company-name": "Kade B.V.",
            "billing-contact": "A. de Vries", "email": "rekening@example.nl",
        ]
        let submission = try form.submission(from: entries, on: #require(today))
        #expect(
            submission
                == FormSubmission(
                    purchaseOrder: "PO-77", taxID: "NL123456789B13", name: "Kade B.V.", contactName: "A. de Vries",
                    email: "rekening@example.nl"))
    }
}
