import ReceiptTesting
import Testing

@Suite struct InvisiblesTests {
    @Test(arguments: [
        ("1\u{202F}234,50\u{A0}€", "1⟨U+202F⟩234,50⟨U+00A0⟩€"),
        ("\u{200F}\u{2066}A\u{2069}", "⟨U+200F⟩⟨U+2066⟩A⟨U+2069⟩"),
        ("a\tb\r\u{1B}", "a⟨U+0009⟩b⟨U+000D⟩⟨U+001B⟩"),
        ("\u{FEFF}x\u{AD}\u{200B}", "⟨U+FEFF⟩x⟨U+00AD⟩⟨U+200B⟩"),
        ("\u{2028}\u{E0001}", "⟨U+2028⟩⟨U+E0001⟩"),
    ])
    func showsWhatNobodyCouldSee(text: String, shown: String) {
        #expect(text.showingInvisibles == shown)
    }

    // An ideographic space is as wide as a letter; marks are seen on the letter before them.
    @Test(arguments: ["a b\nc", "合計\u{3000}円", "e\u{301}", "กำ", "❤️"])
    func leavesWhatIsSeen(text: String) {
        #expect(text.showingInvisibles == text)
    }
}
