import ReceiptLocalization
import ReceiptModel
import Testing

/// Source of the expected texts: ICU 72.1's own number formatter (CLDR 42), unless a row says otherwise.
@Suite struct MoneyStyleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let locale: String
        let currency: String
        let amount: String
        let text: String

        init(_ locale: String, _ currency: String, _ amount: String, _ text: String) {
            (self.locale, self.currency, self.amount, self.text) = (locale, currency, amount, text)
        }

        var testDescription: String { "\(locale) \(currency) \(amount)" }

        func printed(grouping: GroupingChoice = .locale, display: CurrencyDisplay = .symbol) throws -> String {
            let formats = try LocaleFormats(
                #require(LanguageTag(locale)), currencyDisplay: display, grouping: grouping)
            return try formats.money(#require(CurrencyCode(currency))).text(ExactDecimal(parsing: amount))
        }
    }

    @Test(arguments: [
        Row("ja", "JPY", "1935", "￥1,935"),
        Row("en-US", "JPY", "1935", "¥1,935"),
        Row("zh-CN", "JPY", "1935", "JP¥1,935"),
    ])
    func printsYenWithoutDecimals(row: Row) throws {
        #expect(try row.printed() == row.text)
    }
}
