import Receipts
import Testing

/// The document of a family that brings only a title.
@Suite struct GeneralDocumentTests {
    @Test func isHeadedByTheTitleOfTheFamily() throws {
        let document = try SeedFactory().makeReceiptFormatter().document(for: SmallOrder().made())
        #expect(
            document.blocks.contains {
                if case .title(let t) = $0 { document.string(of: t.text) == "Donation 2026-001" } else { false }
            })
        #expect(document.family == nil)
    }

    @Test func saysWhatWasBoughtAndWhatItCost() throws {
        let texts = try SeedFactory().makeReceiptFormatter().document(for: SmallOrder().made()).texts
        for expected in ["Corner Shop", "Mug", "€11.90", "Total"] { #expect(texts.contains(expected)) }
    }

    @Test func hasAFormWithTheLabelsAsKeys() throws {
        let form = SeedFactory().makeForm()
        let day = try #require(CalendarDay("2026-07-01"))
        #expect(form.fields.map(\.key) == ["Donor name", "Gift aid"])
        #expect(form.document.fields.map(\.label) == ["Donor name", "Gift aid"])
        #expect(form.validate(["Donor name": "Ada"], on: day).map(\.key) == ["Gift aid"])
        #expect(throws: FormError.self) { try form.submission(from: [:], on: day) }
    }
}
