import Receipts
import Testing

@Suite struct CheckoutFactoriesTests {
    @Test(arguments: [AccountKind.consumer, .business, .gift])
    func makesTheFactoryOfAKind(kind: AccountKind) throws {
        let factory = try CheckoutFactories.standard.factory(for: kind)
        #expect(factory.makeForm().family == kind.rawValue)
        #expect(factory.makeReceiptFormatter().family == kind.rawValue)
    }

    @Test func listsTheKnownKindsForAnUnknownOne() {
        let error = #expect(throws: CheckoutError.self) {
            try CheckoutFactories.standard.factory(for: "goverment")
        }
        #expect(error == .unknownKind("goverment", known: [.consumer, .business, .gift]))
        #expect(
            error?.description
                == """
                There is no account kind "goverment"; the known ones are consumer, business, gift. Add it with \
                adding(_:make:).
                """)
    }

    @Test func growsByKindsOfTheUser() throws {
        let factories = try CheckoutFactories.standard.adding("donation") { _ in SeedFactory() }
        #expect(factories.kinds == [.consumer, .business, .gift, "donation"])
        let formatter = try factories.factory(for: "donation").makeReceiptFormatter()
        #expect(formatter.title(for: "1") == "Donation 1")
        #expect(CheckoutFactories.standard.kinds == [.consumer, .business, .gift])
    }

    @Test func doesNotReplaceAKindInSilence() {
        #expect(throws: CheckoutError.kindTaken(.consumer)) {
            try CheckoutFactories.standard.adding(.consumer) { _ in SeedFactory() }
        }
    }
}
