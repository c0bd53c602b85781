import Testing

@testable import ReceiptModel

@Suite struct KeySuggestionTests {
    private static let keys = ["quantity", "unit", "unitPrice", "taxes", "description", "discounts"]

    @Test(arguments: [
        ("qantity", "quantity"), ("quanttiy", "quantity"), ("Quantity", "quantity"), ("unit_price", "unitPrice"),
        ("unit-price", "unitPrice"), ("UNITPRICE", "unitPrice"), ("tax", "taxes"), ("descripton", "description"),
        ("discount", "discounts"), ("units", "unit"), ("price", nil), ("", nil), ("colour", nil),
        ("unitPriceInMinorUnitsOfTheCurrencyOfTheOrder", nil),
    ])
    func findsTheNearestKey(_ written: String, _ meant: String?) {
        #expect(KeySuggestion.nearest(to: written, among: Self.keys) == meant)
    }
}
