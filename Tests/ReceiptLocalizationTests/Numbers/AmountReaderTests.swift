import ReceiptLocalization
import ReceiptModel
import Testing

@Suite struct AmountReaderTests {
    /// All codes to which ISO 4217 gives decimals, and some that it does not list.
    private static let currencies: [CurrencyCode] = {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
        let all = letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }
        let listed = all.compactMap { CurrencyCode($0) }.filter { $0.exponent != nil }
        return listed + ["XAU", "XXX", "BTC", "USDT", "C98"].compactMap { CurrencyCode($0) }
    }()

    @Test func knowsAllActiveCurrencies() {
        #expect(Self.currencies.count > 180)
    }

    @Test(arguments: ShippedLocales.all)
    func everyCurrencyParsesBackToTheExactAmount(locale: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        var lost: [String] = []
        for currency in Self.currencies {
            let style = try formats.money(currency)
            let reader = try formats.amountReader(currency)
            // Minor units of one, of a long amount, and none at all.
            for (coefficient, sign) in [(1, 1), (123_456_789, -1), (0, 1)] {
                let decimals = currency.exponent ?? 2
                let amount = try ExactDecimal(coefficient: Int128(coefficient * sign), scale: decimals)
                let text = try style.text(amount)
                let back = reader.read(text)
                if back != amount || back?.scale != decimals { lost.append("\(currency) \(amount): \(text)") }
            }
        }
        #expect(lost == [])
    }

    @Test(arguments: [
        ("en", "USD", "$1,234.50", "1234.50"),
        ("de", "EUR", "1.234,50\u{A0}€", "1234.50"),
        ("he", "ILS", "\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪", "-5000.00"),
        ("ar-EG", "EGP", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}", "-1234.50"),
        ("nb", "NOK", "−kr\u{A0}1\u{A0}234,50", "-1234.50"),
        ("de-CH", "CHF", "CHF-1’234.50", "-1234.50"),
        ("en", "C98", "C98\u{A0}7.00", "7.00"),
    ])
    func readsWhatCLDRWrites(locale: String, currency: String, text: String, amount: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        let back = formats.parseAmount(text, of: try #require(CurrencyCode(currency)))
        #expect(back?.description == amount)
    }

    @Test(arguments: ["", "$", "$1,234.5.0", "$1 234.50", "$12a34", "$1.234,50", "$٣", "$1.2,3"])
    func readsNothingElse(text: String) throws {
        #expect(try LocaleFormats(.english).parseAmount(text, of: #require(CurrencyCode("USD"))) == nil)
    }
}
