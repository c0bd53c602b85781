import Receipts
import Testing

@Suite struct CardBrandTests {
    // Source: test numbers that the schemes publish, grouped as their cards print them.
    @Test(arguments: [
        ("378282246310005", CardBrand.americanExpress, [4, 6, 5]), ("30569309025904", .dinersClub, [4, 6, 4]),
        ("4242424242424242", .visa, [4, 4, 4, 4]), ("6205500000000000004", .unionPay, [6, 13]),
        ("5555555555554444", .mastercard, [4, 4, 4, 4]), ("2223003122003222", .mastercard, [4, 4, 4, 4]),
        ("3566002020360505", .jcb, [4, 4, 4, 4]), ("6011111111111117", .discover, [4, 4, 4, 4]),
        ("6759649826438453", .maestro, [4, 4, 4, 4]), ("2200123456789012345", .mir, [4, 4, 4, 4, 3]),
        ("9999999999999995", .other, [4, 4, 4, 4]),
    ])
    func tellsTheBrandAndItsGroups(number: String, brand: CardBrand, groups: [Int]) {
        #expect(CardBrand(number: number) == brand)
        #expect(brand.grouping(ofDigits: number.utf8.count) == groups)
    }
}
