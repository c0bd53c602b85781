import Testing

@testable import ReceiptMessages

@Suite struct FunctionNameTests {
    @Test(arguments: [
        ("common.total", "total"), ("common.tax.scheme.vat", "taxSchemeVat"),
        ("common.title.self-billed", "titleSelfBilled"), ("common.error.0-x", "error0X"),
    ])
    func namesTheFunctionOfAKey(key: String, name: String) {
        #expect(FunctionName.isWellFormed(key))
        #expect(FunctionName.function(of: key) == name)
    }

    @Test(arguments: [("common", "CommonWords"), ("gift-card", "GiftCardWords")])
    func namesTheTypeOfABundle(bundle: String, name: String) {
        #expect(FunctionName.type(of: bundle) == name)
    }

    @Test(arguments: [
        "common", "common.", "common.0", "common..a", "common.a_b", "common.é", "common.a b", "common.-a",
    ])
    func refusesWhatIsNoKey(key: String) {
        #expect(!FunctionName.isWellFormed(key))
    }

    @Test func putsKeywordsBetweenBackticks() {
        #expect(FunctionName.escaped("default") == "`default`")
        #expect(FunctionName.escaped("total") == "total")
    }
}
