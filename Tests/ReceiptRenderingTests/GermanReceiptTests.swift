import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct GermanReceiptTests {
    private func document() -> ReceiptDocument {
        var draft = Draft("de-DE")
        draft.text(.entry, "Café Morgenrot", .userText)
        draft.text(.entry, "Hauptstraße 12, 10115 Berlin", .userText)
        draft.block("", .center) { .letterhead($0) }
        draft.title("Beleg")
        draft.entry("Belegnummer", value: "2026-0042", .identifier)
        draft.entry("Datum", value: "1. Juli 2026, 12:00", .date)
        draft.block { .facts($0) }
        draft.item("Flat White mit Hafermilch und einem extra Schuss Espresso", "4,40\u{A0}€", mark: "A")
        draft.row(.modifier, [(.description, "ohne Zucker")])
        draft.item("Käsekuchen", "1.007,80\u{A0}€", mark: "B")
        draft.row(.quantity, [(.description, "2 × 503,90\u{A0}€")])
        draft.row(.discount, [(.description, "Rabatt (10\u{A0}%)"), (.amount, "-0,78\u{A0}€")])
        draft.block { .items($0) }
        draft.row(.sum, [(.description, "Zwischensumme"), (.amount, "1.011,42\u{A0}€")])
        draft.row(.total, [(.description, "Gesamtbetrag"), (.amount, "1.011,42\u{A0}€")], .strong)
        draft.block { .totals($0) }
        draft.row(
            .heading,
            [(.description, "Steuer"), (.rate, "Satz"), (.net, "Netto"), (.tax, "MwSt."), (.gross, "Brutto")])
        draft.row(
            .entry,
            [
                (.description, "A"), (.rate, "19\u{A0}%"), (.net, "3,70\u{A0}€"), (.tax, "0,70\u{A0}€"),
                (.gross, "4,40\u{A0}€"),
            ])
        draft.row(
            .entry,
            [
                (.description, "B"), (.rate, "7\u{A0}%"), (.net, "941,14\u{A0}€"), (.tax, "65,88\u{A0}€"),
                (.gross, "1.007,02\u{A0}€"),
            ])
        draft.block { .taxes($0) }
        draft.row(.entry, [(.description, "Visa …4242"), (.amount, "1.011,42\u{A0}€")])
        draft.block { .payments($0) }
        draft.text(.blank, "Trinkgeld")
        draft.block { .slip($0) }
        draft.text(.entry, "Vielen Dank für Ihren Besuch!")
        draft.block("", .center) { .paragraphs($0) }
        return draft.finish()
    }

    @Test func standsInFortyTwoColumns() throws {
        let expected = """
                          Café Morgenrot
                   Hauptstraße 12, 10115 Berlin

                              Beleg

            Belegnummer                      2026-0042
            Datum                  1. Juli 2026, 12:00
            ------------------------------------------
            Flat White mit Hafermilch und     4,40 € A
            einem extra Schuss Espresso
              ohne Zucker
            Käsekuchen                    1.007,80 € B
              2 × 503,90 €
              Rabatt (10 %)                  -0,78 €
            ------------------------------------------
            Zwischensumme                   1.011,42 €
            ==========================================
            Gesamtbetrag                    1.011,42 €
            ==========================================
            Steuer    Satz    Netto   MwSt.     Brutto
            A         19 %   3,70 €  0,70 €     4,40 €
            B          7 % 941,14 € 65,88 € 1.007,02 €

            Visa …4242                      1.011,42 €

            Trinkgeld ________________________________

                  Vielen Dank für Ihren Besuch!

            """
        #expect(try document().rendered(as: .text()).string.plainSpaces == expected)
    }

    @Test func standsInTwentyFourColumns() throws {
        let expected = """
                 Café Morgenrot
             Hauptstraße 12, 10115
                     Berlin

                     Beleg

            Belegnummer    2026-0042
            Datum
                 1. Juli 2026, 12:00
            ------------------------
            Flat White mit  4,40 € A
            Hafermilch und
            einem extra
            Schuss Espresso
              ohne Zucker
            Käsekuchen  1.007,80 € B
              2 × 503,90 €
              Rabatt       -0,78 €
              (10 %)
            ------------------------
            Zwischensumme 1.011,42 €
            ========================
            Gesamtbetrag  1.011,42 €
            ========================
            A 19 %
              Netto           3,70 €
              MwSt.           0,70 €
              Brutto          4,40 €
            B 7 %
              Netto         941,14 €
              MwSt.          65,88 €
              Brutto      1.007,02 €

            Visa …4242    1.011,42 €

            Trinkgeld ______________

             Vielen Dank für Ihren
                    Besuch!

            """
        #expect(try document().rendered(as: .text(columns: .init(24))).string.plainSpaces == expected)
    }

    @Test func keepsNoBreakSpacesOfAmounts() throws {
        #expect(try document().rendered(as: .text()).string.contains("1.007,02\u{A0}€\n"))
    }
}
