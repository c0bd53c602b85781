#if Graphics
    import ReceiptGraphics
    import TestSupport
    import Testing

    /// The glyphs of a PDF are those of HarfBuzz for the same font, in its order.
    @Suite(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
    struct PDFGlyphTests {
        struct Script: CustomTestStringConvertible {
            let locale: String
            /// PostScript name.
            let font: String
            let isRightToLeft: Bool
            let words: [String]

            var testDescription: String { locale }

            static let all = [
                Script(
                    locale: "ar", font: "NotoSansArabic-Regular", isRightToLeft: true,
                    words: ["فاتورة", "الضريبة", "المجموع", "إيصال", "قهوة", "لازم", "مستشفى", "بكلة", "محلات", "هدهد"]),
                Script(
                    locale: "he", font: "NotoSansHebrew-Regular", isRightToLeft: true,
                    words: ["קבלה", "תשלום", "חשבונית", "מחיר", "סכום", "עודף", "לחם", "שולחן", "ספרים", "כוסות"]),
                // Conjuncts, reordered vowels, rakar and reph.
                Script(
                    locale: "hi", font: "NotoSansDevanagari-Regular", isRightToLeft: false,
                    words: ["क्षत्रिय", "विवरण", "प्रति", "मूल्य", "कुल", "राशि", "श्रीमती", "ज्ञान", "मिर्च", "दूध"]),
                // Marks above marks and below, and the vowel that is two glyphs.
                Script(
                    locale: "th", font: "NotoSansThai-Regular", isRightToLeft: false,
                    words: ["น้ำผึ้ง", "ใบเสร็จ", "ราคา", "ที่", "ปู่", "กุ้ง", "เปรี้ยว", "ภาษี", "ญี่ปุ่น", "ฐาน"]),
            ]
        }

        private struct Glyph {
            /// The numbers of all glyphs of the font that look like it.
            let numbers: Set<Int>
            /// In points from the left.
            let x: Double
        }

        /// All glyphs of the PDF that are in a font, as they follow each other.
        private func glyphs(_ listing: String, in font: String) -> [Glyph] {
            listing.split(separator: "\n").filter { $0.hasPrefix("\(font)\t") }.flatMap { line in
                line.drop { $0 != "\t" }.dropFirst().split(separator: " ").compactMap { glyph -> Glyph? in
                    let parts = glyph.split(separator: "@")
                    guard parts.count == 2, let x = Double(parts[1]) else { return nil }
                    return Glyph(numbers: Set(parts[0].split(separator: "/").compactMap { Int($0) }), x: x)
                }
            }
        }

        /// From left to right.
        private func harfBuzz(_ word: String, _ script: Script) throws -> [Int] {
            let found = try ChildProcess(["fc-list", ":postscriptname=\(script.font)", "file"])
            let file = String(decoding: found.output, as: UTF8.self).split(separator: ":").first.map(String.init)
            let run = try ChildProcess([
                "hb-shape", "--no-positions", "--no-clusters", "--no-glyph-names", "--language=\(script.locale)",
                try #require(file), word,
            ])
            let glyphs = String(decoding: run.output, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
            try #require(!glyphs.isEmpty && !glyphs.contains(0))
            return glyphs
        }

        @Test(arguments: Script.all)
        func areThoseOfHarfBuzz(script: Script) throws {
            let document = try ReadingSample.invoice(InvoiceOrder(descriptions: script.words).json, script.locale)
            let shown = try glyphs(PDFReader(ReadingSample.pdf(document)).glyphs(), in: script.font)
            for word in script.words {
                // A PDF shows text in logical order, so that it can be searched: from right to left where it reads so.
                let visual = try harfBuzz(word, script)
                let expected = script.isRightToLeft ? visual.reversed() : visual
                let starts = shown.indices.dropLast(expected.count - 1).filter { start in
                    zip(shown[start...], expected).allSatisfy { $0.numbers.contains($1) }
                }
                #expect(!starts.isEmpty, "\(word): \(expected)")
                for start in starts {
                    let places = shown[start..<start + expected.count].map(\.x)
                    #expect(places == places.sorted(by: script.isRightToLeft ? (>) : (<)) || script.locale != "he")
                    let (first, last) = (places[0], places[places.count - 1])
                    #expect(script.isRightToLeft ? first > last : first < last, "\(word)")
                }
            }
        }
    }
#endif
