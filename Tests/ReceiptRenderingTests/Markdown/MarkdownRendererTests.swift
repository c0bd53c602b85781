import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct MarkdownRendererTests {
    @Test func setsLinesTablesAndHeadings() throws {
        var draft = Draft("de-DE")
        draft.text(.entry, "Café Bühler", .userText)
        draft.text(.entry, "Marktplatz 3", .userText)
        draft.block("", .center) { .letterhead($0) }
        draft.title("Kassenbon")
        draft.entry("Bon-Nr.", value: "2026-001", .identifier)
        draft.block("Angaben") { .facts($0) }
        draft.row(.heading, [(.description, "Artikel"), (.quantity, "Menge"), (.amount, "Betrag")])
        draft.builder.cell(.description, draft.builder.userText("Käsekuchen", place: "test"))
        draft.builder.cell(.quantity, draft.builder.text("2", .number))
        draft.builder.cell(.amount, draft.builder.text("7,80\u{A0}€", .amount))
        draft.builder.endRow(.item)
        draft.row(.quantity, [(.description, "2 × 3,90\u{A0}€")])
        draft.row(.discount, [(.description, "Rabatt"), (.amount, "-0,80\u{A0}€")])
        draft.block { .items($0) }
        draft.row(.total, [(.description, "Gesamt"), (.amount, "7,00\u{A0}€")], .strong)
        draft.text(.blank, "Unterschrift")
        draft.block { .totals($0) }
        #expect(
            try draft.finish().rendered(as: .markdown).string == """
                Café Bühler\\
                Marktplatz 3

                # Kassenbon

                ## Angaben

                | | |
                | --- | ---: |
                | Bon-Nr. | 2026-001 |

                | Artikel | Menge | Betrag |
                | --- | ---: | ---: |
                | Käsekuchen | 2 | 7,80\u{A0}€ |
                | Rabatt | | -0,80\u{A0}€ |

                | | |
                | --- | ---: |
                | **Gesamt** | **7,00\u{A0}€** |
                | Unterschrift | \\_\\_\\_\\_\\_\\_\\_\\_ |

                """)
    }

    // Source: CommonMark 0.31 and GitHub's extensions for tables, strikethrough, mathematics and bare addresses.
    @Test(arguments: [
        ("*a* _b_ `c`", #"\*a\* \_b\_ \`c\`"#), ("[x](http://e.org)", #"\[x\](http\://e\.org)"#),
        ("<b>&amp;", "&lt;b\\>&amp;amp;"), ("a|b", "a&#124;b"), ("a\\|b", "a\\\\&#124;b"), ("# no", "\\# no"),
        ("1. no", #"1\. no"#), ("12) no", #"12\) no"#), ("- no", #"\- no"#), ("+ no", #"\+ no"#), ("---", #"\---"#),
        ("===", "\\==="), ("> no", #"\> no"#), ("~~x~~", #"\~\~x\~\~"#), ("$5 and $6", #"\$5 and \$6"#),
        ("www.example.com", #"www\.example\.com"#), ("a@b.example", #"a\@b\.example"#), ("![x](y)", #"\!\[x\](y)"#),
        ("1.234,50\u{A0}€", "1.234,50\u{A0}€"), ("8:52 (2)", "8:52 (2)"), ("Nr. 5", "Nr. 5"), ("3.", #"3\."#),
        ("\u{A0}x\u{3000}", "&#160;x&#12288;"),
    ])
    func nothingThatOthersWroteIsSyntax(text: String, escaped: String) throws {
        var draft = Draft("en")
        draft.text(.entry, text, .userText)
        draft.block { .paragraphs($0) }
        #expect(try draft.finish().rendered(as: .markdown).string == escaped + "\n")
    }

    @Test func foreignDirectionsAreIsolated() throws {
        var draft = Draft("ar", .rightToLeft)
        draft.entry("رقم", value: "2024-001", .identifier)
        draft.block { .facts($0) }
        #expect(
            try draft.finish().rendered(as: .markdown).string
                == "| | |\n| --- | ---: |\n| رقم | \u{2066}2024-001\u{2069} |\n")
    }

    @Test func aPayloadIsSpelledOut() throws {
        var draft = Draft("en")
        draft.builder.code(
            CodeBlock(
                kind: .qr, payload: "https://e.org/<a>\u{1B}", alternative: draft.builder.text("QR code", .label),
                caption: .empty))
        let result = try draft.finish().rendered(as: .markdown)
        #expect(result.string == "QR code\n\nhttps\\://e\\.org/&lt;a\\>\n")
        #expect(result.issues.map(\.codePoint) == ["U+001B"])
    }

    @Test func formsAreTablesToo() throws {
        let text = try FormTests.english.rendered(as: .markdown).string
        #expect(text.hasPrefix("# Payment\n\n| | |\n| --- | ---: |\n| Card number | required |\n"))
    }
}
