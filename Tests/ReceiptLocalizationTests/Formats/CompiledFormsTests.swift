import ReceiptICU
import ReceiptLocalization
import ReceiptModel
import TestSupport
import Testing

/// What is written without ICU must be what ICU writes, in every locale that it has.
@Suite struct CompiledFormsTests {
    private static let locales = ICULocale.available.compactMap { LanguageTag($0) }
    private static let currencies = [
        "USD", "EUR", "JPY", "KWD", "CHF", "INR", "CVE", "CLF", "XAF", "BTC", "XXX", "USDT",
    ]
    .compactMap { CurrencyCode($0) }

    private static func amount(_ random: inout SeededGenerator) throws -> ExactDecimal {
        let digits = Int.random(in: 1...30, using: &random)
        let magnitude = Int128.random(in: 0..<ExactDecimal.powerOfTen(digits), using: &random)
        return try ExactDecimal(
            coefficient: Bool.random(using: &random) ? -magnitude : magnitude,
            scale: Int.random(in: 0...min(digits, 6), using: &random))
    }

    @Test(arguments: 0..<8)
    func amountsAreThoseOfICU(part: Int) throws {
        var random = SeededGenerator(seed: UInt64(part))
        var differences: [String] = []
        for _ in 0..<SampleSize.scaled(60) {
            let locale = try #require(Self.locales.randomElement(using: &random))
            let currency = try #require(Self.currencies.randomElement(using: &random))
            let formats = try LocaleFormats(
                locale, digits: #require(DigitChoice.allCases.randomElement(using: &random)),
                currencyDisplay: #require(CurrencyDisplay.allCases.randomElement(using: &random)),
                grouping: #require(GroupingChoice.allCases.randomElement(using: &random)))
            let styles = [try formats.money(currency), try formats.percent(), try formats.decimal()]
            for style in styles {
                let value = try Self.amount(&random)
                let text = try style.text(value)
                let expected = String(decoding: try style.textByICU(value), as: UTF8.self)
                if text != expected || !style.isCompiled {
                    differences.append("\(locale) \(currency) \(value): \(text) instead of \(expected)")
                }
            }
        }
        #expect(differences == [])
    }

    @Test(arguments: 0..<4)
    func datesAreThoseOfICU(part: Int) throws {
        var random = SeededGenerator(seed: UInt64(100 + part))
        var differences: [String] = []
        for _ in 0..<SampleSize.scaled(25) {
            let locale = try #require(Self.locales.randomElement(using: &random))
            let formats = try LocaleFormats(locale)
            for skeleton in ["yMMMd", "yMd", "jm", "yMMMMEEEEd", "yMdjms"] {
                let style = try formats.date(skeleton)
                let moment = try #require(Self.moment(&random))
                let text = try style.text(moment)
                let expected = try style.textByICU(moment)
                if text != expected { differences.append("\(locale) \(skeleton) \(moment): \(text), not \(expected)") }
            }
        }
        #expect(differences == [])
    }

    private static func moment(_ random: inout SeededGenerator) -> LocalDateTime? {
        CalendarDay(
            year: .random(in: 1...9999, using: &random), month: .random(in: 1...12, using: &random),
            day: .random(in: 1...28, using: &random)
        ).flatMap {
            LocalDateTime(
                date: $0, hour: .random(in: 0...23, using: &random), minute: .random(in: 0...59, using: &random),
                second: .random(in: 0...59, using: &random), offsetMinutes: 0)
        }
    }

    /// The quick way is the one that customers of the shipped locales get.
    @Test(arguments: ShippedLocales.all)
    func shippedLocalesNeedNoICUForEachValue(locale: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        #expect(try formats.money(#require(CurrencyCode("EUR"))).isCompiled)
        #expect(try formats.percent().isCompiled)
        #expect(try formats.decimal().isCompiled)
        #expect(try formats.date("yMMMd").isCompiled)
        #expect(try formats.date("yMd").isCompiled)
        #expect(try formats.date("jm").isCompiled)
    }
}
