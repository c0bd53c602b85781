import Testing

@testable import ReceiptPrinting

@Suite struct AnnotatedTextTests {
    private func annotated(_ bytes: [UInt8], width: Int = 240) -> String {
        EscPosDecoder(for: DecodedPrinter(width: width)).decode(bytes).annotatedText
    }

    @Test func showsPrintAsItStands() {
        let bytes =
            esc("@") + esc("a", 1) + gs("!", 0x11) + text("CAFE") + lineFeed + gs("!", 0) + text("No 7\n") + esc("a", 0)
            + esc("t", 19) + text("Tea") + esc("$", 0xA8, 0) + text("2,50 ") + [0xD5] + lineFeed + lineFeed
            + esc("E", 1) + text("TOTAL") + esc("E", 0) + text(" 2.50\n")
        #expect(
            annotated(bytes) == """
                │      CAFE          │ 2 x 2, center
                │        No 7        │ center
                │Tea           2,50 €│ CP858
                │                    │
                │TOTAL 2.50          │ "TOTAL" bold

                """)
    }

    @Test func showsWhatIsNoText() {
        let bytes =
            gs("v0", 0, 1, 0, 2, 0, 0x18, 0x00) + gs("(k", 3, 0, 49, 67, 6) + gs("(k", 3, 0, 49, 69, 49)
            + gs("(k", 5, 0, 49, 80, 48, 65, 66) + gs("(k", 3, 0, 49, 81, 48) + gs("h", 60) + gs("w", 2) + gs("H", 2)
            + gs("k", 4) + text("X1") + [0] + esc("d", 3) + gs("V", 66, 5) + esc("p", 0, 50, 100) + [0x1B, 0x99]
        #expect(
            annotated(bytes) == """
                  image 8 x 2 at 0, ink 3–4 x 0–0, #a1b211a5
                  QR "AB", M, 6 dots
                  Code 39 "X1", 2 x 60 dots, text below
                  feed 90
                  feed 5
                  cut partial
                  drawer pin 2, 100 ms on, 200 ms off
                ! 71: unknown command 1B 99

                """)
    }

    @Test func showsFontBOnItsOwnGrid() {
        #expect(annotated(esc("M", 1) + text("ab\n"), width: 90) == "│ab        │ font B\n")
    }

    @Test func showsPicturesInLines() {
        let bytes = text("a") + esc("*", 33, 24, 0) + [UInt8](repeating: 0xFF, count: 72) + text("b\n")
        let text = annotated(bytes, width: 120)
        #expect(text.hasPrefix("│a▒▒b      │ image 24 x 24, ink 0–23 x 0–23, #"))
    }

    @Test func hidesNothing() {
        let bytes = fs("(C", 2, 0, 48, 50) + text("a\u{202E}b\u{AD}\u{A0}c\n")
        #expect(annotated(bytes).hasPrefix("│a⟨U+202E⟩b⟨U+00AD⟩ c"))
    }

    @Test func showsWrappedLinesAndOddSpacing() {
        #expect(
            annotated(esc("3", 60) + text("123456\n"), width: 60) == """
                │12345│ wrapped, advance 60
                │6    │ advance 60

                """)
    }

    @Test func keepsWideCharactersInPlace() {
        let printer = DecodedPrinter(width: 120, doubleByte: .japanese)
        let bytes = fs("C", 1) + [0x97, 0xCC, 0x8E, 0xFB] + text(" 1\n")
        #expect(EscPosDecoder(for: printer).decode(bytes).annotatedText == "│領収 1    │ SHIFT_JIS\n")
    }
}
