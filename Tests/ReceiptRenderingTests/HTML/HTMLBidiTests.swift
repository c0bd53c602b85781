import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

/// Right to left, both ways mixed, and two languages.
@Suite struct HTMLBidiTests {
    private func paragraph(
        _ language: String, _ direction: TextDirection, _ text: String, _ role: TextRole
    ) throws -> String {
        var draft = Draft(language, direction)
        draft.entry("رقم", value: text, role)
        draft.block { .facts($0) }
        return try draft.finish().rendered(as: .html()).string
    }

    // Source: UAX #9, rule W2: European digits behind Arabic letters become Arabic numbers, between which a hyphen is
    // neutral, so that 2024-001 would read 001-2024.
    @Test(arguments: ["2024-001", "12-34-56", "INV-2024-001", "2024-03-04", "+49 30 1234", "DE123456789"])
    func identifiersReadLeftToRight(identifier: String) throws {
        let html = try paragraph("ar", .rightToLeft, identifier, .identifier)
        #expect(html.contains("<td><bdi dir=\"ltr\">\(identifier)</bdi></td>"))
        #expect(html.contains("<html lang=\"ar\" dir=\"rtl\">"))
    }

    // CLDR's marks around a negative Hebrew amount keep the sign on its side.
    @Test func amountsKeepTheirMarks() throws {
        var draft = Draft("he", .rightToLeft)
        draft.row(.sum, [(.description, "סה\"כ"), (.amount, "\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪")])
        draft.block { .totals($0) }
        let html = try draft.finish().rendered(as: .html()).string
        #expect(html.contains("<td class=\"amount\">\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪</td>"))
        #expect(html.contains("<th scope=\"row\">סה&quot;כ</th>"))
    }

    @Test(arguments: [("Latte قهوة", "en"), ("قهوة", "en"), ("Tea", "ar"), ("123-456", "ar")])
    func namesAreIsolatedWithoutAStatedDirection(name: String, language: String) throws {
        let html = try paragraph(language, language == "ar" ? .rightToLeft : .leftToRight, name, .userText)
        #expect(html.contains("<td><bdi>\(name)</bdi></td>"))
    }

    private func twoLanguages() -> ReceiptDocument {
        var draft = Draft("ar", .rightToLeft)
        let english = draft.builder.index(of: .english)
        let first = draft.builder.runs.count
        _ = draft.builder.text("الإجمالي", .label)
        let start = draft.builder.writer.count
        draft.builder.writer.append("Total <all>")
        draft.builder.endRun(from: start, .label, direction: .leftToRight, language: english)
        let label = draft.builder.span(from: first)
        draft.builder.title(label)
        draft.builder.cell(.description, label)
        draft.builder.cell(.amount, draft.builder.text("١٢", .amount))
        draft.builder.endRow(.total)
        draft.block { .totals($0) }
        return draft.finish()
    }

    @Test func aSecondLanguageStandsUnderTheFirst() throws {
        let html = try twoLanguages().rendered(as: .html()).string
        let both =
            "<bdi dir=\"rtl\">الإجمالي</bdi> <span class=\"translation\" lang=\"en\" dir=\"ltr\">Total &lt;all&gt;</span>"
        #expect(html.contains("<h1>\(both)</h1>"))
        #expect(html.contains("<th scope=\"row\">\(both)</th>"))
        #expect(try HTMLTokens(html).texts(in: "title") == ["الإجمالي / Total <all>"])
    }

    @Test func andInAMailToo() throws {
        let html = try twoLanguages().rendered(as: .html(.mail)).string
        #expect(html.contains("<bdi dir=\"rtl\">الإجمالي</bdi><br><span lang=\"en\" dir=\"ltr\" style=\""))
    }

    // Mail programs know left and right only.
    @Test func mailsFromRightToLeftAreMirrored() throws {
        let html = try twoLanguages().rendered(as: .html(.mail)).string
        #expect(html.contains("text-align:left;padding-right:8px\">١٢</td>"))
        #expect(!html.contains("text-align:left\">"))
    }
}
