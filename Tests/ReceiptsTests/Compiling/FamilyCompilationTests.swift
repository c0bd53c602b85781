import Testing

/// What must compile in a user's module, and what must not.
@Suite struct FamilyCompilationTests {
    private static let products = """
        import Receipts

        struct GiftForm: PaymentForm {
            var requiredFields: [String] { ["Voucher code"] }
        }

        struct GiftReceipt: ReceiptFormatter {
            func title(for orderID: String) -> String { "Gift \\(orderID)" }
        }

        """

    @Test func aFamilyOfThreeRequirementsCompiles() throws {
        let check = try TypeCheck(
            Self.products + """
                struct GiftFactory: CheckoutComponentFactory {
                    func makeForm() -> any PaymentForm { GiftForm() }
                    func makeReceiptFormatter() -> any ReceiptFormatter { GiftReceipt() }
                }

                let summary = checkoutSummary(using: GiftFactory())

                func session() throws -> CheckoutSession { try CheckoutSession(factory: GiftFactory()) }
                """)
        #expect(check.succeeds, "\(check.report)")
    }

    @Test(arguments: [
        ("func makeForm() -> any PaymentForm { GiftForm() }", "makeReceiptFormatter()"),
        ("func makeReceiptFormatter() -> any ReceiptFormatter { GiftReceipt() }", "makeForm()"),
    ])
    func aFamilyWithoutOneOfItsProductsDoesNot(product: String, missing: String) throws {
        let check = try TypeCheck(Self.products + "struct GiftFactory: CheckoutComponentFactory { \(product) }\n")
        #expect(check.errors == ["type 'GiftFactory' does not conform to protocol 'CheckoutComponentFactory'"])
        #expect(check.report.contains("protocol requires function '\(missing)'"))
    }

    @Test(arguments: [
        ("PaymentForm", "requiredFields"), ("ReceiptFormatter", "title(for:)"),
    ])
    func aProductWithoutItsOneRequirementDoesNot(product: String, missing: String) throws {
        let check = try TypeCheck("import Receipts\n\nstruct Gift: \(product) {}\n")
        #expect(check.errors == ["type 'Gift' does not conform to protocol '\(product)'"])
        #expect(check.report.contains("'\(missing)'"))
    }

    @Test(arguments: ["ConsumerForm", "ConsumerReceipt", "BusinessForm", "BusinessReceipt"])
    func onlyAFactoryMakesOurProducts(product: String) throws {
        let check = try TypeCheck("import Receipts\n\nlet product = \(product)()\n")
        #expect(check.errors.contains("'\(product)' initializer is inaccessible due to 'internal' protection level"))
    }

    // A copy of a product cannot be turned into another family's either: nothing of it can be set.
    @Test(arguments: ["family", "locale"])
    func aProductKeepsWhatItStates(property: String) throws {
        let check = try TypeCheck(
            """
            import Receipts

            func change() -> any PaymentForm {
                var form = ConsumerCheckoutFactory().makeForm()
                form.\(property) = nil
                return form
            }
            """)
        #expect(check.errors == ["cannot assign to property: '\(property)' is a get-only property"])
    }

    @Test func aSessionTakesItsPairFromAFactoryOnly() throws {
        let check = try TypeCheck(
            """
            import Receipts

            func mix(_ session: inout CheckoutSession, _ form: any PaymentForm) { session.form = form }
            """)
        #expect(check.errors == ["cannot assign to property: 'form' setter is inaccessible"])
    }

    @Test(arguments: [
        "ConsumerCheckoutFactory", "BusinessCheckoutFactory", "any PaymentForm", "any ReceiptFormatter",
        "any CheckoutComponentFactory", "CheckoutSession", "CheckoutFactories", "Order", "ReceiptDocument",
    ])
    func whatAUserHoldsGoesToOtherTasks(type: String) throws {
        let check = try TypeCheck(
            """
            import Receipts

            func send<Value: Sendable>(_ value: Value) {}
            func use(_ value: \(type)) { send(value) }
            """)
        #expect(check.succeeds, "\(check.report)")
    }
}
