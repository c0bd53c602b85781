import ReceiptModel
import Testing

@Suite struct MoneyTests {
    @Test func equalityIsNumericAndKnowsTheCurrency() throws {
        let (euro, yen) = (try currency("EUR"), try currency("JPY"))
        #expect(Money(decimal("1.0"), euro) == Money(1, euro))
        #expect(Money(1, euro) != Money(1, yen))
    }
}
