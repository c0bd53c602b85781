import ReceiptLocalization
import ReceiptModel
import Testing

/// Source of the expected texts: ICU 72.1's own number formatter (CLDR 42), unless a test says otherwise.
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

        func printed(
            digits: DigitChoice = .locale, display: CurrencyDisplay = .symbol, grouping: GroupingChoice = .locale
        ) throws -> String {
            let formats = try LocaleFormats(
                #require(LanguageTag(locale)), digits: digits, currencyDisplay: display, grouping: grouping)
            return try formats.money(#require(CurrencyCode(currency))).text(ExactDecimal(parsing: amount))
        }
    }

    @Test(arguments: [
        Row("ja", "JPY", "1935", "￥1,935"),
        Row("en-US", "JPY", "1935", "¥1,935"),
        Row("zh-CN", "JPY", "1935", "JP¥1,935"),
        Row("ja", "JPY", "1990", "￥1,990"),
        Row("en-US", "KWD", "12.345", "KWD\u{A0}12.345"),
        Row("en-US", "BHD", "0.5", "BHD\u{A0}0.500"),
        Row("fr-TN", "TND", "1234.5", "1\u{202F}234,500\u{A0}DT"),
        Row("ar-KW", "KWD", "12.345", "\u{200F}١٢٫٣٤٥\u{A0}د.ك.\u{200F}"),
        Row("ar-BH", "BHD", "1234.5", "\u{200F}١٬٢٣٤٫٥٠٠\u{A0}د.ب.\u{200F}"),
    ])
    func takesDecimalsFromTheCurrency(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    /// CLDR gives RSD, MMK and HUF fewer decimals than ISO 4217. By arithmetic on the ISO exponent.
    @Test(arguments: [
        Row("en-US", "RSD", "99.99", "RSD\u{A0}99.99"),
        Row("en-US", "HUF", "1000", "HUF\u{A0}1,000.00"),
        Row("my-MM", "MMK", "1234.5", "၁,၂၃၄.၅၀\u{A0}K"),
        Row("da-DK", "DKK", "12.5", "12,50\u{A0}kr."),
        Row("da-DK", "DKK", "12", "12,00\u{A0}kr."),
    ])
    func neverPrintsFewerDecimalsThanISO4217(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    /// Nothing is rounded: the digits are the amount's.
    @Test(arguments: [
        Row("en-US", "USD", "1.005", "$1.005"),
        Row("en-US", "USD", "0.125", "$0.125"),
        Row("en-US", "USD", "2953.125", "$2,953.125"),
        Row("en-US", "JPY", "0.5", "¥0.5"),
        Row("en-US", "USD", "1.500", "$1.500"),
    ])
    func printsAllDecimalsOfTheAmount(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("en-US", "BTC", "0.00012345", "BTC\u{A0}0.00012345"),
        Row("de-DE", "BTC", "0.00012345", "0,00012345\u{A0}BTC"),
        Row("en-US", "USDT", "1.5", "USDT\u{A0}1.50"),
        Row("de-DE", "USDT", "1.5", "1,50\u{A0}USDT"),
        Row("en-US", "USDT", "-1.5", "-USDT\u{A0}1.50"),
        Row("en-US", "XXX", "1.5", "XXX\u{A0}1.50"),
        Row("de-DE", "XXX", "1.5", "1,50\u{A0}XXX"),
        Row("ja", "USD1", "1234.5", "USD1\u{A0}1,234.50"),
        Row("en-US", "SATSOSHIS", "7", "SATSOSHIS\u{A0}7.00"),
    ])
    func printsTheCodeOfUnknownCurrencies(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("en-US", "USD", "0", "$0.00"),
        Row("ja", "JPY", "0", "￥0"),
        Row("de-DE", "EUR", "0", "0,00\u{A0}€"),
        Row("ar-EG", "EGP", "0", "\u{200F}٠٫٠٠\u{A0}ج.م.\u{200F}"),
        Row("en-US", "USD", "-0.00", "$0.00"),
        Row("de-DE", "EUR", "-0", "0,00\u{A0}€"),
    ])
    func printsZeroWithoutSign(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("he-IL", "ILS", "-5000", "\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪"),
        Row("he-IL", "EUR", "-1234.5", "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}€"),
        Row("en-US-u-cf-account", "USD", "-5", "-$5.00"),
    ])
    func signsAsTheLocaleDoes(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("ar", "EGP", "1234.5", "\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"),
        Row("ar-EG", "EGP", "1234.5", "\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"),
        Row("ar-AE", "AED", "1234.5", "\u{200F}1,234.50\u{A0}د.إ.\u{200F}"),
        Row("ar-EG-u-nu-latn", "EGP", "1234.5", "\u{200F}1,234.50\u{A0}ج.م.\u{200F}"),
        Row("en-u-nu-arab", "USD", "1234.5", "١٬٢٣٤٫٥٠\u{A0}$"),
        Row("mr-IN", "INR", "1234567.5", "₹१,२३४,५६७.५०"),
        Row("de-DE-u-nu-arab", "EUR", "1234.5", "١٬٢٣٤٫٥٠\u{A0}€"),
    ])
    func writesTheDigitsOfTheLocale(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        (DigitChoice.latin, Row("ar-EG", "EGP", "1234.5", "\u{200F}1,234.50\u{A0}ج.م.\u{200F}")),
        (DigitChoice.latin, Row("mr-IN", "INR", "12", "₹12.00")),
        (DigitChoice.native, Row("hi-IN", "INR", "1234567.89", "₹१२,३४,५६७.८९")),
        (DigitChoice.native, Row("th-TH", "THB", "12", "฿๑๒.๐๐")),
        (DigitChoice.native, Row("de-DE", "EUR", "12", "12,00\u{A0}€")),
    ])
    func writesTheDigitsThatTheCallerChooses(choice: DigitChoice, row: Row) throws {
        #expect(try row.printed(digits: choice) == row.text)
    }

    @Test(arguments: [
        Row("es-ES", "EUR", "1234.5", "1234,50\u{A0}€"),
        Row("es-ES", "EUR", "12345.5", "12.345,50\u{A0}€"),
        Row("pt-PT", "EUR", "1234.5", "1234,50\u{A0}€"),
        Row("pt-PT", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€"),
        Row("pl-PL", "PLN", "1234.5", "1234,50\u{A0}zł"),
        Row("pl-PL", "PLN", "12345.5", "12\u{A0}345,50\u{A0}zł"),
        Row("es-MX", "MXN", "1234.5", "$1,234.50"),
        Row("en-IN", "INR", "1234567.89", "₹12,34,567.89"),
        Row("hi-IN", "INR", "123456789012.5", "₹1,23,45,67,89,012.50"),
    ])
    func groupsAsTheLocaleDoes(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test func groupsEveryAmountInAColumn() throws {
        #expect(try Row("es-ES", "EUR", "1234.5", "").printed(grouping: .aligned) == "1.234,50\u{A0}€")
    }

    @Test(arguments: [
        Row("fr-FR", "EUR", "1234.5", "1\u{202F}234,50\u{A0}€"),
        Row("fr-CA", "CAD", "1234.5", "1\u{A0}234,50\u{A0}$"),
        Row("fr-CH", "CHF", "1234.5", "1\u{202F}234.50\u{A0}CHF"),
        Row("nb-NO", "NOK", "1234.5", "kr\u{A0}1\u{A0}234,50"),
        Row("cs-CZ", "CZK", "1234.5", "1\u{A0}234,50\u{A0}Kč"),
        Row("de-AT", "EUR", "1234.5", "€\u{A0}1.234,50"),
        Row("en-ZA", "ZAR", "1234.5", "R\u{A0}1\u{A0}234,50"),
        Row("de-CH", "CHF", "1234.5", "CHF\u{A0}1’234.50"),
    ])
    func spacesAsTheLocaleDoes(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("en-US", "USD", "5", "USD\u{A0}5.00"),
        Row("de-DE", "EUR", "1234.5", "1.234,50\u{A0}EUR"),
        Row("ja", "JPY", "1935", "JPY\u{A0}1,935"),
    ])
    func printsTheISOCodeWhereAsked(row: Row) throws {
        #expect(try row.printed(display: .isoCode) == row.text)
    }

    /// The currency comes with the amount: neither region nor `-u-cu-` may change it.
    @Test(arguments: [
        Row("en-US-u-cu-eur", "USD", "5", "$5.00"),
        Row("de-CH", "EUR", "5", "EUR\u{A0}5.00"),
        Row("en", "EUR", "1234.5", "€1,234.50"),
    ])
    func takesTheCurrencyFromTheAmount(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    /// An unknown numbering system makes ICU 72 fail; a customer's receipt is printed all the same.
    @Test(arguments: ["de-DE-u-nu-xyzw", "de-DE-u-nu-roman", "de-DE-u-nu", "de-DE-u-ca-mayan-hc-h99", "de-DE-posix"])
    func dropsExtensionsThatICUCannotUse(locale: String) throws {
        #expect(try Row(locale, "EUR", "1234.5", "").printed() == "1.234,50\u{A0}€")
    }

    @Test func printsThirtyEightDigits() throws {
        let row = Row("en-US", "USD", "-123456789012345678901234567890123456.78", "")
        #expect(try row.printed() == "-$123,456,789,012,345,678,901,234,567,890,123,456.78")
    }

    @Test func printsThirtyEightDecimals() throws {
        let row = Row("en-US", "USD", "0.00000000000000000000000000000000000001", "")
        #expect(try row.printed() == "$0.00000000000000000000000000000000000001")
    }

    @Test(arguments: [-1, 39])
    func refusesDecimalsThatNoAmountHas(decimals: Int) throws {
        let formats = try LocaleFormats(.english)
        let dollar = try #require(CurrencyCode("USD"))
        let error = #expect(throws: FormatError.self) { try formats.money(dollar, decimals: decimals) }
        #expect(error == .decimalsOutOfRange(decimals))
        #expect(error?.description == "\(decimals) decimals cannot be printed; ask for 0 to 38.")
    }

    @Test func givesTheSameStyleAgain() throws {
        let formats = try LocaleFormats(.english)
        let dollar = try #require(CurrencyCode("USD"))
        #expect(try formats.money(dollar) === formats.money(dollar, decimals: 2))
        #expect(try formats.money(dollar) !== formats.money(dollar, decimals: 3))
    }
}
