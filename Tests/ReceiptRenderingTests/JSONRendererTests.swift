import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct JSONRendererTests {
    private func document() throws -> ReceiptDocument {
        let euro = try #require(CurrencyCode("EUR"))
        let day = try #require(CalendarDay("2026-07-01"))
        var draft = Draft("de-DE")
        draft.title("Beleg")
        draft.builder.cell(.description, draft.builder.text("Datum", .label))
        draft.builder.cell(.value, draft.builder.text("01.07.2026", .date, value: .day(day)))
        draft.builder.endRow(.entry)
        draft.block { .facts($0) }
        draft.builder.cell(.description, draft.builder.userText("Tee \"groß\"\u{202E}", place: "lines[0].description"))
        let amount = Money(try ExactDecimal(parsing: "19.99"), euro)
        draft.builder.cell(.amount, draft.builder.text("19,99\u{A0}€", .amount, value: .money(amount)))
        draft.builder.endRow(.item)
        draft.block { .items($0) }
        return draft.finish()
    }

    @Test func keepsRawValuesBesideTexts() throws {
        let expected = """
            {
              "version": 1,
              "kind": "receipt",
              "family": "consumer",
              "languages": ["de-DE"],
              "direction": "ltr",
              "blocks": [
                {
                  "block": "title",
                  "text": [{"text": "Beleg", "role": "label", "language": "de-DE", "direction": "ltr"}]
                },
                {
                  "block": "facts",
                  "alignment": "start",
                  "rows": [
                    {
                      "kind": "entry",
                      "emphasis": "normal",
                      "cells": [
                        {"meaning": "description", "text": [{"text": "Datum", "role": "label", "language": "de-DE", \
            "direction": "ltr"}]},
                        {"meaning": "value", "text": [{"text": "01.07.2026", "role": "date", "language": "de-DE", \
            "direction": "ltr", "value": {"day": "2026-07-01"}}]}
                      ]
                    }
                  ]
                },
                {
                  "block": "items",
                  "alignment": "start",
                  "rows": [
                    {
                      "kind": "item",
                      "emphasis": "normal",
                      "cells": [
                        {"meaning": "description", "text": [{"text": "Tee \\"groß\\"", "role": "user-text", \
            "language": "de-DE", "direction": "ltr"}]},
                        {"meaning": "amount", "text": [{"text": "19,99\u{A0}€", "role": "amount", \
            "language": "de-DE", "direction": "ltr", "value": {"money": {"amount": "19.99", "currency": "EUR"}}}]}
                      ]
                    }
                  ]
                }
              ],
              "issues": [
                {"kind": "removed-character", "place": "lines[0].description", "codePoint": "U+202E"}
              ]
            }

            """
        #expect(try document().rendered(as: .json).string == expected)
    }

    // Source: RFC 8259, section 7; and what cannot be seen is escaped too.
    @Test(arguments: [
        ("\"", #"\""#), ("\\", #"\\"#), ("a/b", "a/b"), ("\n\r\t", #"\n\r\t"#), ("\u{0}\u{1F}", #"\u0000\u001F"#),
        ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{202E}x\u{2069}", #"\u202Ex\u2069"#), ("\u{200F}", #"\u200F"#),
        ("</script>", "</script>"), ("é日👍", "é日👍"), ("\u{7F}\u{85}", #"\u007F\u0085"#), ("\u{FEFF}", #"\uFEFF"#),
    ])
    func escapesWhatNeedsIt(text: String, escaped: String) throws {
        var draft = Draft("en")
        draft.builder.title(draft.builder.text(text, .label))
        let json = try draft.finish().rendered(as: .json).string
        #expect(json.contains("{\"text\": \"\(escaped)\", \"role\""))
    }

    @Test func writesEveryKindOfValue() throws {
        let time = try #require(LocalDateTime("2026-07-01T12:00:00-06:00"))
        let number = try ExactDecimal(parsing: "1.250")
        var draft = Draft("en")
        for value in [RawValue.number(number), .percent(number), .dateTime(time)] {
            draft.builder.cell(.value, draft.builder.text("x", .number, value: value))
        }
        draft.builder.endRow(.entry)
        draft.block { .facts($0) }
        let json = try draft.finish().rendered(as: .json).string
        #expect(json.contains(#""value": {"number": "1.250"}"#))
        #expect(json.contains(#""value": {"percent": "1.250"}"#))
        #expect(json.contains(#""value": {"dateTime": "2026-07-01T12:00:00-06:00"}"#))
    }

    @Test func isTheSameForAllThatIsTheSame() throws {
        #expect(try document().rendered(as: .json) == document().rendered(as: .json))
    }
}
