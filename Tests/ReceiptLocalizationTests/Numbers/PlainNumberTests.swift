import ReceiptLocalization
import ReceiptModel
import Testing

/// Source of the expected texts: ICU 72.1's own number formatter (CLDR 42).
@Suite struct PlainNumberTests {
    @Test(arguments: [
        ("tr", "19", "%19"),
        ("eu", "19", "%\u{A0}19"),
        ("de", "19", "19\u{A0}%"),
        ("fr", "19", "19\u{A0}%"),
        ("cs", "19", "19\u{A0}%"),
        ("sv", "19", "19\u{A0}%"),
        ("en", "19", "19%"),
        ("ar-EG", "15", "١٥٪\u{61C}"),
        ("ar-AE", "15", "15\u{200E}%\u{200E}"),
        ("fa", "9", "۹٪"),
        ("he", "17", "17%"),
        ("en", "9.975", "9.975%"),
        ("de", "7.5", "7,5\u{A0}%"),
        ("en", "0", "0%"),
    ])
    func writesPercentAsTheLocaleDoes(locale: String, rate: String, text: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        #expect(try formats.percent().text(ExactDecimal(parsing: rate)) == text)
    }

    @Test(arguments: [
        ("en", "0.435", "0.435"), ("de", "1234.50", "1.234,50"), ("hi", "1234567", "12,34,567"), ("pl", "1234", "1234"),
        ("ar-EG", "2.5", "٢٫٥"), ("de-CH", "1234.5", "1’234.5"), ("nb", "-3", "−3"),
    ])
    func writesQuantitiesWithAllTheirDigits(locale: String, number: String, text: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        #expect(try formats.decimal().text(ExactDecimal(parsing: number)) == text)
    }

    // Written by hand: digits are taken sixteen at a time.
    @Test(arguments: [
        ("9999999999999999", "9,999,999,999,999,999"), ("10000000000000000", "10,000,000,000,000,000"),
        ("123456789012345678", "123,456,789,012,345,678"), ("1.0000000000000000", "1.0000000000000000"),
        ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
        ("99999999999999999999999999999999", "99,999,999,999,999,999,999,999,999,999,999"),
        ("100000000000000000000000000000000", "100,000,000,000,000,000,000,000,000,000,000"),
        (
            "-12345678901234567890123456789012345678",
            "-12,345,678,901,234,567,890,123,456,789,012,345,678"
        ),
    ])
    func writesUpToThirtyEightDigits(number: String, text: String) throws {
        let formats = try LocaleFormats(.english)
        #expect(try formats.decimal().text(ExactDecimal(parsing: number)) == text)
    }

    @Test(arguments: [("en", "20240001"), ("de", "20240001"), ("hi", "20240001"), ("ar-EG", "٢٠٢٤٠٠٠١")])
    func writesNumbersThatNameSomethingWithoutGrouping(locale: String, text: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        #expect(try formats.ungrouped().text(20_240_001) == text)
    }

    @Test func writesWholeNumbersIntoTheWriter() throws {
        var out = UTF8Writer()
        try LocaleFormats(.english).integer().write(-1234, to: &out)
        #expect(out.string() == "-1,234")
    }

    /// Source: CLDR 42, defaultNumberingSystem.
    @Test(arguments: [
        ("ar", "٠"), ("ar-EG", "٠"), ("ar-SA", "٠"), ("ar-AE", "0"), ("ar-DZ", "0"), ("ar-MA", "0"), ("fa", "۰"),
        ("ps", "۰"), ("ur", "0"), ("bn", "০"), ("mr", "०"), ("ne", "०"), ("my", "၀"), ("hi", "0"), ("th", "0"),
    ])
    func knowsTheDigitsOfTheLocale(locale: String, zero: String) throws {
        let formats = try LocaleFormats(#require(LanguageTag(locale)))
        #expect(formats.digits.count == 10)
        #expect(formats.digits.first == Array(zero.utf8))
    }
}
