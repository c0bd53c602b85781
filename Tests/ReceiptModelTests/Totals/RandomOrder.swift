import TestSupport
import ReceiptModel

/// An order of random lines, taxes, adjustments and payments, whose total is above zero.
struct RandomOrder {
    private var random: SeededGenerator
    private let decimals: Int
    private let code: String

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        (code, decimals) = [("EUR", 2), ("JPY", 0), ("KWD", 3), ("BTC", 8)][Int(seed % 4)]
    }

    mutating func make(_ policy: TaxPolicy) throws -> Order {
        let taxes = (0..<4).map { _ in combination() }
        var lines: [OrderLine] = []
        if chance(3) {
            // Equal lines, so that shares tie.
            let price = amount(20_000...90_000)
            lines = (0..<6).map { _ in line(price: price, quantity: 1, taxes: taxes.randomElement(using: &random) ?? [])
            }
        } else {
            // One large line, so that what is returned and taken off never outweighs what is sold.
            lines = [line(price: amount(50_000...90_000), quantity: 1, taxes: taxes[0])]
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let quantity = chance(8) ? ExactDecimal(-1) : fraction(1...4000, 3)
                let taxes = taxes.randomElement(using: &random) ?? []
                lines.append(line(price: amount(1...1_900), quantity: quantity, taxes: taxes))
            }
        }
        let adjustments = (0..<Int.random(in: 0...3, using: &random)).map { _ in adjustment(taxes) }
        return try order(
            in: code, lines, adjustments: adjustments, payments: payments(), policy: policy,
            cashRounding: chance(2) ? CashRounding(increment: fraction(5...5, decimals)) : nil)
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }

    private mutating func fraction(_ range: ClosedRange<Int>, _ places: Int) -> ExactDecimal {
        ExactDecimal(unchecked: Int128(Int.random(in: range, using: &random)), scale: places)
    }

    private mutating func amount(_ range: ClosedRange<Int>) -> ExactDecimal { fraction(range, decimals) }

    private mutating func line(price: ExactDecimal, quantity: ExactDecimal, taxes: [TaxComponent]) -> OrderLine {
        OrderLine(
            description: "Article",
            modifiers: chance(5) ? [LineModifier(description: "Extra", unitPrice: amount(0...99))] : [],
            quantity: quantity, unitPrice: price,
            discounts: chance(4)
                ? [LineDiscount(value: chance(2) ? .percent(fraction(0...300, 1)) : .amount(amount(0...50)))] : [],
            deposit: chance(6)
                ? LineDeposit(amountPerUnit: amount(1...25), taxation: chance(2) ? .likeLine : .untaxed) : nil,
            taxes: taxes)
    }

    private mutating func combination() -> [TaxComponent] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let scheme = TaxScheme.allCases.randomElement(using: &random) ?? .vat
            let inclusion = TaxInclusion.allCases.randomElement(using: &random) ?? .added
            if chance(6) {
                return TaxComponent(
                    scheme: scheme, amount: .perUnit(fraction(0...99, decimals + 1)), inclusion: inclusion)
            }
            return TaxComponent(
                scheme: scheme, amount: .rate(fraction(0...2500, 2)), baseFactor: chance(6) ? decimal("0.5") : 1,
                inclusion: inclusion)
        }
    }

    private mutating func adjustment(_ taxes: [[TaxComponent]]) -> DocumentAdjustment {
        DocumentAdjustment(
            kind: AdjustmentKind.allCases.randomElement(using: &random) ?? .other,
            value: chance(2) ? .percent(fraction(0...1500, 2)) : .amount(amount(0...500)),
            taxation: chance(3) ? .own(taxes.randomElement(using: &random) ?? []) : .shared)
    }

    private mutating func payments() -> [Payment] {
        var payments: [Payment] = []
        if chance(2) { payments.append(Payment(means: .card, amount: amount(1...9000))) }
        if chance(3) { payments.append(Payment(means: .cash, amount: amount(1...9000))) }
        if chance(2) { payments.append(Payment(means: chance(3) ? .mobile : .cash)) }
        return payments
    }
}

extension Order {
    /// The same order given back: every quantity and payment with the other sign.
    var mirrored: Order {
        Order(
            document: DocumentDetails(
                kind: document.kind, signs: document.signs == .natural ? .negated : .natural, number: document.number,
                issuedAt: document.issuedAt), currency: currency, seller: seller,
            lines: lines.map { line in
                OrderLine(
                    description: line.description, modifiers: line.modifiers, quantity: line.quantity.negated,
                    unitPrice: line.unitPrice, discounts: line.discounts, deposit: line.deposit, taxes: line.taxes)
            }, adjustments: adjustments,
            payments: payments.map { payment in
                Payment(
                    means: payment.means, amount: payment.amount?.negated, tendered: payment.tendered?.negated)
            }, taxPolicy: taxPolicy, cashRounding: cashRounding)
    }
}
