import ReceiptContent
import ReceiptModel
import Testing

@Suite struct DocumentDumpTests {
    private func document() throws -> ReceiptDocument {
        let euro = try #require(CurrencyCode("EUR"))
        var builder = DocumentBuilder(
            kind: .receipt, family: "consumer", languages: [LanguageTag(language: "de", region: "DE"), .english],
            direction: .leftToRight, lineCount: 1)
        builder.title(builder.text("Beleg", .label))
        builder.cell(.description, builder.userText("Tee\u{202E} groß", place: "lines[0].description"))
        let amount = Money(try ExactDecimal(parsing: "7.80"), euro)
        builder.cell(.amount, builder.text("7,80\u{A0}€", .amount, value: .money(amount)))
        builder.endRow(.item, .strong)
        builder.endBlock(heading: builder.text("Artikel", .label), alignment: .center) { .items($0) }
        builder.code(
            CodeBlock(
                kind: .qr, payload: "A\u{1D}1", alternative: builder.text("Code", .label), caption: .empty))
        return builder.finish()
    }

    @Test func drawsTheTree() throws {
        #expect(
            DocumentDump(try document()).text == """
                receipt consumer de-DE en ltr
                ├─ title
                │  └─ label "Beleg"
                ├─ items center
                │  ├─ heading: label "Artikel"
                │  └─ item strong
                │     ├─ description: user-text "Tee groß"
                │     └─ amount: amount "7,80⟨U+00A0⟩€" = 7.80 EUR
                ├─ code qr "A⟨U+001D⟩1"
                │  └─ alternative: label "Code"
                └─ issue lines[0].description: U+202E was removed; it could reorder or forge printed text.

                """)
    }

    @Test(arguments: [
        ("a b", "a b"), ("1\u{202F}234", "1⟨U+202F⟩234"), ("\u{2066}x\u{2069}", "⟨U+2066⟩x⟨U+2069⟩"), ("é日", "é日"),
        ("\u{E0067}", "⟨U+E0067⟩"),
    ])
    func spellsOutWhatCannotBeSeen(text: String, expected: String) {
        #expect(DocumentDump.spellingOutInvisibles(text) == expected)
    }
}
