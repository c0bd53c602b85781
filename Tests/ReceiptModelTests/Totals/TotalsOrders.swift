import ReceiptModel

// Short ways to write the orders of these tests: amounts as text, everything else that totals do not read left out.

/// The number that `text` says; the tests compare it, so a slip in it shows.
func decimal(_ text: String) -> ExactDecimal { ExactDecimal(text) ?? ExactDecimal(-999_999) }

func decimals(_ texts: [String]) -> [ExactDecimal] { texts.map(decimal) }

extension TaxComponent {
    static func contained(_ percent: String, _ scheme: TaxScheme = .vat, mark: String? = nil) -> TaxComponent {
        TaxComponent(scheme: scheme, amount: .rate(decimal(percent)), inclusion: .contained, mark: mark)
    }

    static func added(_ percent: String, _ scheme: TaxScheme = .vat) -> TaxComponent {
        TaxComponent(scheme: scheme, amount: .rate(decimal(percent)), inclusion: .added)
    }

    static func withheld(_ percent: String) -> TaxComponent {
        TaxComponent(scheme: .withholding, amount: .rate(decimal(percent)), inclusion: .withheld)
    }
}

extension OrderLine {
    init(
        _ quantity: String = "1", at price: String, modifiers: [String] = [], discounts: [AdjustmentValue] = [],
        deposit: LineDeposit? = nil, taxes: [TaxComponent] = []
    ) {
        self.init(
            description: "Article",
            modifiers: modifiers.map { LineModifier(description: "Extra", unitPrice: decimal($0)) },
            quantity: decimal(quantity), unitPrice: decimal(price),
            discounts: discounts.map { LineDiscount(value: $0) },
            deposit: deposit, taxes: taxes)
    }
}

extension AdjustmentValue {
    static func amount(_ text: String) -> AdjustmentValue { .amount(decimal(text)) }
    static func percent(_ text: String) -> AdjustmentValue { .percent(decimal(text)) }
}

extension Payment {
    static func cash(_ amount: String? = nil, tendered: String? = nil) -> Payment {
        Payment(means: .cash, amount: amount.map(decimal), tendered: tendered.map(decimal))
    }

    static func card(_ amount: String? = nil) -> Payment { Payment(means: .card, amount: amount.map(decimal)) }
}

/// Why a test's order could not be written down.
struct UnreadableTestValue: Error { let text: String }

func currency(_ code: String) throws -> CurrencyCode {
    guard let currency = CurrencyCode(code) else { throw UnreadableTestValue(text: code) }
    return currency
}

/// An order with only what totals are computed from.
func order(
    in code: String = "EUR", kind: DocumentKind = .receipt, signs: SignConvention = .natural, _ lines: [OrderLine],
    adjustments: [DocumentAdjustment] = [], payments: [Payment] = [], policy: TaxPolicy = TaxPolicy(),
    cashRounding: CashRounding? = nil, declared: DeclaredTotals? = nil
) throws -> Order {
    guard let issuedAt = LocalDateTime("2026-07-01T12:00:00+02:00") else { throw UnreadableTestValue(text: "issuedAt") }
    return Order(
        document: DocumentDetails(kind: kind, signs: signs, number: "1", issuedAt: issuedAt),
        currency: try currency(code),
        seller: Party(), lines: lines, adjustments: adjustments, payments: payments, taxPolicy: policy,
        cashRounding: cashRounding, declaredTotals: declared)
}

/// The problems of an order that must have some.
func problems(of order: Order, declared: DeclaredTotalsPolicy = .check) -> [OrderProblem] {
    do {
        _ = try OrderTotals(of: order, declared: declared)
        return []
    } catch {
        return error.problems
    }
}
