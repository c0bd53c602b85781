import ReceiptLocalization
import ReceiptModel
import Testing

/// Whatever a tag says, a receipt is printed.
@Suite struct HostileLocaleTests {
    @Test(arguments: [
        "xx", "abcdefgh", "de-Zzzz", "de-ZZ", "de-999", "und", "de-u-nu-latn-nu-arab", "de-u-attr-nu-latn",
        "de-u-nu-native",
        "de-u-nu-traditio", "de-u-nu-finance", "de-u-ca-chinese", "de-u-ca-islamic-umalqura", "de-u-ca", "de-u-hc-h24",
        "de-u-rg-uszzzz-tz-uslax", "de-u-va-posix", "de-t-en-u-nu-arab", "de-a-foo-b-bar", "de-x-a-b-c", "de-0-abc",
        "de-x-u-nu-xyzw",
        "sl-rozaj-biske-1994", "ca-ES-valencia", "en-US-posix", "i-klingon", "zh-min-nan", "hy-arevela",
    ])
    func formatsWithEveryTag(tag: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(tag)))
        let dollar = try #require(CurrencyCode("USD"))
        let text = try formats.money(dollar).text(ExactDecimal(parsing: "-1234.50"))
        #expect(formats.parseAmount(text, of: dollar)?.description == "-1234.50")
        #expect(try !formats.percent().text(19).isEmpty)
        for skeleton in ["yMMMd", "jm"] {
            #expect(try !formats.date(skeleton).text(#require(CalendarDay("2026-07-01"))).isEmpty)
        }
    }

    @Test func formatsWithALongTag() throws {
        let variants = (10..<40).map { "var\($0)" }.joined(separator: "-")
        let formats = try LocaleFormats(#require(LanguageTag("de-CH-\(variants)")))
        #expect(try formats.money(#require(CurrencyCode("CHF"))).text(5) == "CHF\u{A0}5.00")
    }

    /// A server formats for many customers at once with what it made for the first.
    @Test func formatsFromManyTasksAtOnce() async throws {
        let formats = try LocaleFormats(#require(LanguageTag("th-TH-u-ca-buddhist")))
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var last = ""
                    for _ in 0..<50 {
                        last = try formats.money(#require(CurrencyCode("THB"))).text(ExactDecimal(parsing: "1234.50"))
                        last += " " + (try formats.date("yMd").text(#require(CalendarDay("2024-02-29"))))
                    }
                    return last
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == ["฿1,234.50 29/2/2567"])
    }
}
