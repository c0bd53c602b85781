import ReceiptModel
import Testing

@testable import ReceiptMessages

@Suite struct IsolationTests {
    private func written(_ text: String, isRightToLeft: Bool) -> String {
        var out = UTF8Writer()
        Isolation.write(text, isRightToLeft: isRightToLeft, to: &out)
        return out.string()
    }

    @Test(arguments: ["42", "", "Ann", "Zoë", "Ωμέγα", "Жук", "ร้าน", "東京", "🍰", "１２３", "e\u{301}"])
    func leavesTextThatCannotReorderAsItIs(text: String) {
        #expect(written(text, isRightToLeft: false) == text)
    }

    @Test(arguments: [
        "שלום", "متجر", "A ב", "\u{202E}321", "x\u{200F}", "x\u{200E}", "\u{2066}x", "ޝ", "ߊ", "\u{FE8D}", "\u{10900}",
        "\u{1E900}", "\u{0660}",
    ])
    func isolatesTextThatCan(text: String) {
        #expect(written(text, isRightToLeft: false) == "\u{2068}\(text)\u{2069}")
    }

    @Test(arguments: ["42", "2024-001", "Ann", "متجر"])
    func isolatesEveryTextInAMessageThatRunsFromRightToLeft(text: String) {
        #expect(written(text, isRightToLeft: true) == "\u{2068}\(text)\u{2069}")
    }

    @Test func writesNoIsolateAroundNothing() {
        #expect(written("", isRightToLeft: true) == "")
    }
}
