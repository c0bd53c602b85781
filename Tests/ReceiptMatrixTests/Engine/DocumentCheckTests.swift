import ReceiptContent
import ReceiptTesting
import Receipts
import Testing

/// Each check of documents finds the one fault that is planted, and says it in words.
@Suite struct DocumentCheckTests {
    /// A receipt of one text.
    private func document(_ text: String, _ role: TextRole = .label, value: RawValue? = nil) -> ReceiptDocument {
        var builder = DocumentBuilder(
            kind: .receipt, family: "consumer", languages: [.english], direction: .leftToRight, lineCount: 1)
        builder.cell(.description, builder.text(text, role, value: value))
        builder.endRow(.entry)
        builder.endBlock { .paragraphs($0) }
        return builder.finish()
    }

    private func price(_ text: String) throws -> ReceiptDocument {
        let amount = try #require(ExactDecimal("12.35"))
        let euro = try #require(CurrencyCode("EUR"))
        return document(text, .amount, value: .money(Money(amount, euro)))
    }

    @Test(arguments: [
        ("€12.34", "\"€12.34\" reads as 12.34, but 12.35 was meant"),
        ("-€12.35", "\"-€12.35\" reads as -12.35, but 12.35 was meant"),
        ("€12.35.0", "\"€12.35.0\" is no amount in en; 12.35 was meant"),
        ("", nil),
        ("€12.35", nil),
    ])
    func findsAnAmountThatDoesNotReadBack(text: String, message: String?) throws {
        let document = try price(text)
        try expect(message) { try DocumentCheck.amountsReadBack(document, locale: .english) }
    }

    @Test(arguments: [
        ("$12.35", "\"$12.35\" does not name its currency EUR"),
        ("12.35\u{A0}E", "\"12.35⟨U+00A0⟩E\" does not name its currency EUR"),
        ("12.35", "\"12.35\" does not name its currency EUR"),
        ("€12.35", nil),
        ("EUR\u{A0}12.35", nil),
    ])
    func findsAnAmountOfAnotherCurrency(text: String, message: String?) throws {
        let document = try price(text)
        try expect(message) { try DocumentCheck.amountsNameTheirCurrency(document, locale: .english) }
    }

    @Test(arguments: [
        ("Total {amount}", "the label \"Total {amount}\" holds \"{\", which no final text has"),
        ("Total amount}", "the label \"Total amount}\" holds \"}\", which no final text has"),
        ("Caf\u{FFFD}", "the label \"Caf\u{FFFD}\" holds \"\u{FFFD}\", which no final text has"),
        ("Total", nil),
    ])
    func findsALabelThatIsNotFinal(text: String, message: String?) throws {
        try expect(message) { try DocumentCheck.labelsAreFinal(document(text)) }
        try expect(message) { try DocumentCheck.labelsAreFinal(document(text, .statutory)) }
    }

    // Sellers may write braces.
    @Test func leavesTheTextsOfOthersAlone() throws {
        try DocumentCheck.labelsAreFinal(document("{special}", .userText))
    }

    @Test(arguments: ["a\u{2068}b", "a\u{2069}b", "\u{2066}a\u{202C}", "\u{202B}a\u{2069}"])
    func findsIsolatesThatStayOpenOrCloseNothing(text: String) throws {
        try expect("the bidi controls of \"\(text.showingInvisibles)\" are not balanced") {
            try DocumentCheck.bidiControlsAreBalanced(document(text))
        }
    }

    @Test func acceptsIsolatesWithinIsolates() throws {
        try DocumentCheck.bidiControlsAreBalanced(document("\u{2067}a \u{2068}b\u{2069} \u{202A}c\u{202C}\u{2069}"))
    }

    @Test func findsThatTheTotalIsMissing() throws {
        // 6.25 + 2.13 + 3.95
        let order = try Samples.sample("cash-rounding").order
        try expect("the total 12.33 CHF is not on the document") {
            try DocumentCheck.totalIsPrinted(price("€12.35"), order: order)
        }
    }

    private func expect(_ message: String?, from check: () throws -> Void) throws {
        do {
            try check()
            #expect(message == nil)
        } catch let failure as CheckFailure {
            #expect(failure.message == message)
        }
    }
}
