import ReceiptModel
import Testing

@Suite struct MoneyTests {
    /// Source: ISO 4217 exponents; an amount with more digits prints them all.
    @Test(
        arguments: [
            ("EUR", "1", 2), ("EUR", "1.2345", 4), ("JPY", "1935", 0), ("KWD", "12.345", 3), ("RSD", "99.99", 2),
            ("BTC", "0.00012345", 8), ("USDT", "1.5", 1),
        ])
    func printsTheDecimalsOfItsCurrencyOrMore(_ code: String, _ amount: String, _ decimals: Int) throws {
        #expect(Money(decimal(amount), try currency(code)).printedDecimals == decimals)
    }

    @Test func equalityIsNumericAndKnowsTheCurrency() throws {
        let (euro, yen) = (try currency("EUR"), try currency("JPY"))
        #expect(Money(decimal("1.0"), euro) == Money(1, euro))
        #expect(Money(1, euro) != Money(1, yen))
    }
}
