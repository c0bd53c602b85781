import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct HTMLRendererTests {
    private func document() throws -> ReceiptDocument {
        let day = try #require(CalendarDay("2026-07-01"))
        var draft = Draft("de-DE")
        draft.text(.entry, "Café Bühler", .userText)
        draft.block("", .center) { .letterhead($0) }
        draft.title("Kassenbon")
        draft.builder.cell(.description, draft.builder.text("Datum", .label))
        draft.builder.cell(.value, draft.builder.text("01.07.2026", .date, value: .day(day)))
        draft.builder.endRow(.entry)
        draft.entry("Bon-Nr.", value: "2026-001", .identifier)
        draft.block { .facts($0) }
        draft.row(
            .heading, [(.description, "Artikel"), (.quantity, "Menge"), (.unitPrice, "Preis"), (.amount, "Betrag")])
        draft.builder.cell(.description, draft.builder.userText("Käsekuchen", place: "test"))
        draft.builder.cell(.quantity, draft.builder.text("2", .number))
        draft.builder.cell(.unitPrice, draft.builder.text("3,90\u{A0}€", .amount))
        draft.builder.cell(.amount, draft.builder.text("7,80\u{A0}€", .amount))
        draft.builder.endRow(.item)
        draft.row(.quantity, [(.description, "2 × 3,90\u{A0}€")])
        draft.row(.discount, [(.description, "Rabatt"), (.amount, "-0,80\u{A0}€")])
        draft.block { .items($0) }
        draft.row(.total, [(.description, "Gesamt"), (.amount, "7,00\u{A0}€")], .strong)
        draft.block { .totals($0) }
        draft.row(
            .heading, [(.description, "Steuer"), (.rate, "Satz"), (.net, "Netto"), (.tax, "Steuerbetrag")])
        draft.row(
            .entry, [(.description, "MwSt."), (.rate, "7\u{A0}%"), (.net, "6,54\u{A0}€"), (.tax, "0,46\u{A0}€")])
        draft.block { .taxes($0) }
        return draft.finish()
    }

    @Test func isOneDocumentInItsLanguage() throws {
        let html = try document().rendered(as: .html()).string
        #expect(
            html.hasPrefix("<!DOCTYPE html>\n<html lang=\"de-DE\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n"))
        #expect(html.hasSuffix("</body>\n</html>\n"))
        let tokens = try HTMLTokens(html)
        #expect(tokens.texts(in: "title") == ["Kassenbon"])
        #expect(tokens.texts(in: "h1") == ["Kassenbon"])
        #expect(tokens.elements.allSatisfy { !["script", "link", "img", "iframe"].contains($0.name) })
    }

    @Test func writesDatesForMachinesToo() throws {
        let html = try document().rendered(as: .html()).string
        #expect(html.contains("<time datetime=\"2026-07-01\">01.07.2026</time>"))
    }

    @Test func isolatesUserTextAndTurnsIdentifiersLeftToRight() throws {
        let html = try document().rendered(as: .html()).string
        #expect(html.contains("<p><bdi>Café Bühler</bdi></p>"))
        #expect(html.contains("<th scope=\"row\">Bon-Nr.</th><td><bdi dir=\"ltr\">2026-001</bdi></td>"))
    }

    @Test func setsItemsInATableWithHeadings() throws {
        let html = try document().rendered(as: .html()).string
        #expect(
            html.contains(
                """
                <table class="items">
                <thead>
                <tr><th scope="col">Artikel</th><th scope="col" class="wide">Menge</th>\
                <th scope="col" class="wide">Preis</th><th scope="col">Betrag</th></tr>
                </thead>
                <tbody>
                <tr><th scope="row"><bdi>Käsekuchen</bdi></th><td class="wide">2</td><td class="wide">3,90\u{A0}€</td>\
                <td class="amount">7,80\u{A0}€</td></tr>
                <tr class="detail narrow"><th scope="row">2 × 3,90\u{A0}€</th><td class="wide"></td>\
                <td class="wide"></td><td></td></tr>
                <tr class="detail"><th scope="row">Rabatt</th><td class="wide"></td><td class="wide"></td>\
                <td class="amount">-0,80\u{A0}€</td></tr>
                </tbody>
                </table>
                """))
    }

    @Test func everyRowOfATableHasItsColumns() throws {
        let tokens = try HTMLTokens(document().rendered(as: .html()).string).tokens
        var widths: [Int] = []
        for token in tokens {
            switch token {
            case .start(name: "tr", _): widths.append(0)
            case .start(let name, let attributes) where name == "td" || name == "th":
                let span = attributes.first { $0.name == "colspan" }.flatMap { Int($0.value) } ?? 1
                widths[widths.count - 1] += span
            default: continue
            }
        }
        #expect(widths == [2, 2, 4, 4, 4, 4, 2, 4, 4])
    }

    @Test func namesEachTaxAmountWhereThereIsNoRoomForColumns() throws {
        let html = try document().rendered(as: .html()).string
        #expect(html.contains("<td class=\"amount\" data-label=\"Steuerbetrag\">0,46\u{A0}€</td>"))
        let mail = try HTMLTokens(document().rendered(as: .html(.mail)).string).bodyText
        #expect(mail.contains("Steuer\nMwSt.\nSatz7\u{A0}%\nNetto6,54\u{A0}€\nSteuerbetrag0,46\u{A0}€\n"))
    }

    @Test(arguments: [(HTMLPaper.a4, "size: A4"), (.letter, "size: letter"), (.roll80, "size: 80mm")])
    func asksForItsPaper(paper: HTMLPaper, rule: String) throws {
        let html = try document().rendered(as: .html(paper: paper)).string
        let sizes = html.split(separator: "\n").filter { $0.contains("@page") }
        #expect(sizes.count == 1)
        #expect(sizes.first?.contains(rule) == true)
    }

    @Test(arguments: HTMLVariant.allCases)
    func equalDocumentsGiveEqualBytes(variant: HTMLVariant) throws {
        #expect(try document().rendered(as: .html(variant)) == document().rendered(as: .html(variant)))
    }

    @Test func aDocumentWithoutTextsStillHasATitle() throws {
        let draft = Draft("en", kind: .invoice)
        let tokens = try HTMLTokens(draft.finish().rendered(as: .html()).string)
        #expect(tokens.texts(in: "title") == ["invoice"])
    }

    // Mail programs drop style sheets, classes, flex, grid and SVG, and know no logical directions.
    @Test func aMailNeedsNoStyleSheet() throws {
        let html = try document().rendered(as: .html(.mail)).string
        let tokens = try HTMLTokens(html)
        #expect(tokens.elements.allSatisfy { $0.name != "style" && $0.attributes["class"] == nil })
        #expect(["flex", "grid", "var(", "start;", ":start", ":end", "inline-"].allSatisfy { !html.contains($0) })
        #expect(tokens.elements.contains { $0.name == "table" && $0.attributes["role"] == "presentation" })
    }
}
