import ReceiptICU
import Testing

@Suite struct ArabicShapingTests {
    private func codes(_ text: String) throws -> [String] {
        try ArabicShaping.text(of: text).unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    }

    // Source: The Unicode Standard, section 9.2, with the charts of U+FB50–FDFF and U+FE70–FEFF; ICU 72.1's
    // u_shapeArabic gives the same for all but hamza, which it leaves as it is.
    @Test(arguments: [
        ("فاتورة", "FED3 FE8E FE97 FEEE FEAD FE93"),
        ("إجمالي", "FE87 FE9F FEE4 FE8E FEDF FEF2"),
        ("سلام", "FEB3 FEFC FEE1"),
        ("لا", "FEFB"), ("بلا", "FE91 FEFC"), ("الأول", "FE8D FEF7 FEED FEDD"),
        ("الإيصال", "FE8D FEF9 FEF3 FEBC FE8E FEDD"),
        ("الآن", "FE8D FEF5 FEE5"),
        ("ء", "FE80"), ("شيء", "FEB7 FEF2 FE80"), ("مؤسسة", "FEE3 FE86 FEB3 FEB4 FE94"),
        // Persian and Urdu letters.
        ("پرداخت", "FB58 FEAE FEA9 FE8D FEA7 FE96"), ("گچ", "FB94 FB7B"), ("ژ", "FB8A"), ("یک", "FBFE FB8F"),
        ("کارت", "FB90 FE8E FEAD FE95"), ("ٹیکس", "FB68 FBFF FB91 FEB2"),
    ])
    func choosesTheFormThatNeighboursAskFor(text: String, expected: String) throws {
        #expect(try codes(text).joined(separator: " ") == expected)
    }

    // Marks join with nothing, and stay behind the letter that they stand on.
    @Test(arguments: [
        ("سُجّلت", "FEB3 64F FEA0 651 FEE0 FE96"), ("شكرًا", "FEB7 FEDC FEAE 64B FE8D"), ("لَا", "FEFB 64E"),
        ("لاً", "FEFB 64B"),
    ])
    func keepsMarksBehindTheirLetters(text: String, expected: String) throws {
        #expect(try codes(text).joined(separator: " ") == expected)
    }

    // U+200C parts letters that would join, U+200D and U+0640 join what would not; the forms say it all, so joiners go.
    @Test(arguments: [
        ("می\u{200C}خواهم", "FEE3 FBFD FEA7 FEEE FE8D FEEB FEE2"), ("ه\u{200D}", "FEEB"), ("\u{200D}ه", "FEEA"),
        ("مـ", "FEE3 640"), ("ل\u{200C}ا", "FEDD FE8D"),
    ])
    func obeysJoiners(text: String, expected: String) throws {
        #expect(try codes(text).joined(separator: " ") == expected)
    }

    @Test(arguments: [
        "", "Total 1,234.50 €", "١٢٣٫٤٥", "۱۲۳", "סה״כ", "שָׁלוֹם", "日本", "क\u{94D}\u{200D}ष",
        "👩\u{200D}👩\u{200D}👦", "\u{2067}\u{2069}\u{200F}", "،؛؟٪", "\u{FED3}\u{FE8E}\u{FEFC}", "𞸀",
    ])
    func leavesEverythingElse(text: String) throws {
        #expect(try Array(ArabicShaping.text(of: text).unicodeScalars) == Array(text.unicodeScalars))
    }

    // A letter joins with nothing over a space, a digit, another script, or the edge of an isolate.
    @Test(arguments: ["ب ب", "ب1ب", "بaب", "ب\u{2068}ب\u{2069}"])
    func joinsOnlyWithinAWord(text: String) throws {
        #expect(try codes(text).filter { $0 == "FE8F" }.count == 2)
    }

    @Test func isTheSameWhenDoneTwice() throws {
        let once = try ArabicShaping.text(of: "الإجمالي ١٢ ج.م.\u{200F}")
        #expect(try ArabicShaping.text(of: once) == once)
    }
}
