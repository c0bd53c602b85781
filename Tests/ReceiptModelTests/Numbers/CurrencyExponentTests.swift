import ReceiptModel
import Testing

/// Source: ISO 4217, list one; list three for withdrawn codes.
@Suite struct CurrencyExponentTests {
    @Test(arguments: [
        ("EUR", 2), ("USD", 2), ("CHF", 2), ("GBP", 2), ("INR", 2), ("RSD", 2), ("XCG", 2), ("ZWG", 2), ("CHE", 2),
        ("MRU", 2), ("MGA", 2), ("COP", 2), ("HUF", 2), ("IDR", 2), ("TWD", 2), ("LAK", 2), ("USN", 2),
        ("JPY", 0), ("KRW", 0), ("ISK", 0), ("CLP", 0), ("VND", 0), ("UGX", 0), ("XOF", 0), ("XAF", 0), ("XPF", 0),
        ("PYG", 0), ("UYI", 0), ("KMF", 0),
        ("BHD", 3), ("IQD", 3), ("JOD", 3), ("KWD", 3), ("LYD", 3), ("OMR", 3), ("TND", 3),
        ("CLF", 4), ("UYW", 4),
        ("DEM", 2), ("HRK", 2), ("ITL", 0), ("TRL", 0), ("BYR", 0),
    ])
    func knowsTheDecimalsOfISO4217(code: String, exponent: Int) throws {
        #expect(try #require(CurrencyCode(code)).exponent == exponent)
    }

    @Test(arguments: ["XAU", "XAG", "XPT", "XPD", "XXX", "XTS", "XDR", "XUA", "XSU", "XBA"])
    func givesNoneWhereTheStandardSaysNotApplicable(code: String) throws {
        #expect(try #require(CurrencyCode(code)).exponent == nil)
    }

    @Test(arguments: ["BTC", "USDT", "SATS", "ZZZ", "AAA", "EUR2", "E12"])
    func givesNoneForUnlistedCodes(code: String) throws {
        #expect(try #require(CurrencyCode(code)).exponent == nil)
    }
}
