import Receipts
import Testing

@Suite struct CheckoutSessionTests {
    @Test func takesFormAndReceiptFromOneFactory() throws {
        let session = try CheckoutSession(factory: BusinessCheckoutFactory())
        #expect(session.form.family == "business")
        #expect(session.receiptFormatter.family == "business")
        #expect(session.form.locale == session.receiptFormatter.locale)
    }

    @Test func acceptsAFamilyThatStatesNothing() throws {
        let session = try CheckoutSession(factory: SeedFactory())
        #expect(session.form.family == nil)
        #expect(session.receiptFormatter.locale == nil)
    }

    @Test(arguments: [("consumer", "business"), ("consumer", nil), (nil, "business")] as [(String?, String?)])
    func refusesMixedFamilies(form: String?, receipt: String?) {
        let factory = StatedFactory(
            form: StatedForm(family: form, locale: .english), receipt: StatedReceipt(family: receipt, locale: .english))
        #expect(throws: CheckoutError.mixedFamilies(form: form, receipt: receipt)) {
            try CheckoutSession(factory: factory)
        }
    }

    @Test(arguments: [("de", "fr"), ("de", nil), (nil, "fr")] as [(String?, String?)])
    func refusesMixedLocales(form: String?, receipt: String?) {
        let (formTag, receiptTag) = (form.flatMap { LanguageTag($0) }, receipt.flatMap { LanguageTag($0) })
        let factory = StatedFactory(
            form: StatedForm(family: "x", locale: formTag), receipt: StatedReceipt(family: "x", locale: receiptTag))
        #expect(throws: CheckoutError.mixedLocales(form: formTag, receipt: receiptTag)) {
            try CheckoutSession(factory: factory)
        }
    }

    @Test func restartsWithTheNewAccount() throws {
        var session = try CheckoutSession(factory: ConsumerCheckoutFactory(), whenAccountChanges: .restart)
        #expect(try session.changeAccount(to: BusinessCheckoutFactory()) == .restarted)
        #expect(session.form.family == "business")
        #expect(session.receiptFormatter.family == "business")
    }

    @Test func freezesTheAccountItBeganWith() throws {
        var session = try CheckoutSession(factory: ConsumerCheckoutFactory(), whenAccountChanges: .freeze)
        #expect(try session.changeAccount(to: BusinessCheckoutFactory()) == .frozen)
        #expect(session.form.family == "consumer")
        #expect(session.receiptFormatter.family == "consumer")
    }

    @Test(arguments: CheckoutSession.AccountChangePolicy.allCases)
    func refusesToChangeAfterTheOrderIsPlaced(policy: CheckoutSession.AccountChangePolicy) throws {
        var session = try CheckoutSession(factory: ConsumerCheckoutFactory(), whenAccountChanges: policy)
        try session.place()
        #expect(throws: CheckoutError.orderPlaced) { try session.changeAccount(to: BusinessCheckoutFactory()) }
        #expect(throws: CheckoutError.orderPlaced) { try session.place() }
        #expect(session.form.family == "consumer")
    }

    @Test func staysAsItWasWhenTheNewPairIsMixed() throws {
        var session = try CheckoutSession(factory: ConsumerCheckoutFactory())
        let mixed = StatedFactory(
            form: StatedForm(family: "a", locale: nil), receipt: StatedReceipt(family: "b", locale: nil))
        #expect(throws: CheckoutError.self) { try session.changeAccount(to: mixed) }
        #expect(session.form.family == "consumer")
    }
}
