import ReceiptContent
import ReceiptModel
import Testing

@Suite struct UserTextTests {
    private func clean(_ text: String) -> (text: String, issues: [String], direction: TextDirection?) {
        var writer = UTF8Writer()
        var issues: [String] = []
        let direction = UserText.append(text, to: &writer) { kind, scalar in
            issues.append("\(kind.rawValue) \(scalar.codePoint)")
        }
        return (writer.string(), issues, direction)
    }

    // Source: general category Cc taken out; line breaks and tabs become one space.
    @Test(arguments: [
        ("Coffee\u{1B}p\u{0}\u{19}úX", "CoffeepúX"), ("Tea\u{1D}V\u{0}", "TeaV"),
        ("Line1\nTOTAL 0.00", "Line1 TOTAL 0.00"), ("Bell\u{7}\u{85}\u{9B}", "Bell"), ("Tab\there", "Tab here"),
        ("DLE\u{10}\u{14}\u{1}\u{0}\u{1}", "DLE"), ("a\r\n\u{2028}\u{2029}b", "a b"), ("\n \tstart", "start"),
        ("end \n", "end"), ("  both  ", "both"), ("two  spaces", "two  spaces"), ("\u{7F}", ""), ("", ""),
    ])
    func takesOutWhatADeviceWouldObey(text: String, expected: String) {
        #expect(clean(text).text == expected)
    }

    // Source: UTR #36.
    @Test(arguments: [
        ("Bruno\u{202E}knaB", "BrunoknaB"), ("Item \u{202E}00.001$ - \u{202C}9.99", "Item 00.001$ - 9.99"),
        ("Item \u{202E}00.001$ - 9.99", "Item 00.001$ - 9.99"), ("a\u{202A}b\u{202B}c\u{202D}d", "abcd"),
        ("a\u{2067}b", "ab"), ("a\u{2069}b", "ab"), ("a\u{2066}\u{2067}b\u{2069}c", "a\u{2067}b\u{2069}c"),
    ])
    func takesOutWhatReordersOtherText(text: String, expected: String) {
        #expect(clean(text).text == expected)
    }

    // Persian, an emoji family, Hindi, a Hebrew amount with CLDR's marks, a closed isolate, a byte order mark.
    @Test(arguments: [
        "می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👦\u{200D}👦", "क\u{94D}\u{200D}ष",
        "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}€", "a\u{61C}b", "\u{2068}שלום\u{2069} x", "<b>Tom & \"Jerry\"</b>",
    ])
    func leavesWhatNamesNeed(text: String) {
        #expect(clean(text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(clean(text).issues.isEmpty)
    }

    @Test func reportsEachChangeInOrder() {
        #expect(
            clean("a\u{202E}b\nc\u{1B}").issues == [
                "removed-character U+202E", "replaced-by-space U+000A", "removed-character U+001B",
            ])
    }

    @Test(arguments: [
        ("Tea", TextDirection.leftToRight), ("42 Tea", .leftToRight), ("שלום abc", .rightToLeft),
        ("١٢ قهوة", .rightToLeft), ("\u{200F}1", .rightToLeft), ("\u{61C}1", .rightToLeft), ("\u{200E}ש", .leftToRight),
        ("日本", .leftToRight),
    ])
    func findsTheFirstStrongDirection(text: String, expected: TextDirection) {
        #expect(clean(text).direction == expected)
    }

    @Test(arguments: ["", "42", "… 9.99", "١٢"])
    func findsNoDirectionWithoutLetters(text: String) {
        #expect(clean(text).direction == nil)
    }
}
