import ReceiptModel
import Testing

@Suite struct CurrencyCodeTests {
    @Test(arguments: ["EUR", "JPY", "XAU", "USDT", "A00", "Z9Z9", "ABCDEFGHIJ", "Z999999999"])
    func keepsItsCharacters(code: String) throws {
        let currency = try #require(CurrencyCode(code))
        #expect(currency.rawValue == code)
        #expect(currency.description == code)
    }

    @Test(arguments: ["", "EU", "eur", "EURO€", "1AB", "E R", "ABCDEFGHIJK", "ÄÖÜ", "EUR\u{301}"])
    func refusesOtherTexts(code: String) {
        #expect(CurrencyCode(code) == nil)
    }

    @Test func codesThatBeginAlikeDiffer() {
        let codes = ["USD", "USDT", "USDC", "USN", "USD0", "DSU"].compactMap { CurrencyCode($0) }
        #expect(Set(codes).count == 6)
    }

    @Test(arguments: [("EUR", true), ("XTS", true), ("USDT", false), ("C98", false)])
    func knowsTheShapeOfISO4217(code: String, hasShape: Bool) throws {
        #expect(try #require(CurrencyCode(code)).hasISOShape == hasShape)
    }
}
