import ReceiptLocalization
import ReceiptModel
import ReceiptWords
import Receipts

/// The receipt R10 (or R200) of `Benchmarks/R10/README.md` as an order, and the words that the case has for it.
struct R10Case {
    /// A measurement goes round so many receipts, so that none is printed from memory.
    static let variants = 16

    let entry: R10Catalog.Entry
    private let factory: ConsumerCheckoutFactory
    /// A sentence of the seller's own on our receipt, so written once.
    private let returns: String

    init(_ entry: R10Catalog.Entry) throws {
        self.entry = entry
        guard let locale = LanguageTag(entry.tag) else { throw CaseError.unusable(entry.tag) }
        let shipped = ConsumerCheckoutFactory.locales
        let negotiated = CheckoutContext(requested: [locale]).negotiate(among: shipped).words
        let overrides = WordOverrides([negotiated: Self.words(entry.messages)])
        factory = try ConsumerCheckoutFactory(CheckoutContext(requested: [locale], overrides: overrides))
        let words = try CommonWords(locale: negotiated, formats: LocaleFormats(locale), overrides: overrides)
        returns = try words.noticeReturns(days: 30).text()
    }

    /// The case's own messages in place of the shipped ones, so that both programs print the same words.
    private static func words(_ messages: [String: String]) -> [String: String] {
        func message(_ key: String) -> String { messages[key] ?? "" }
        return [
            "consumer.title.receipt": message("title"),
            "consumer.document.number": message("order"),
            "common.document.date-time": message("date"),
            "common.document.cashier": message("cashier"),
            "common.totals.subtotal": message("subtotal"),
            "common.totals.tax": message("taxtotal"),
            "common.total": message("total"),
            "common.payment.card": message("card"),
            "common.payment.approval-code": message("auth"),
            "common.totals.item-count": message("count"),
            "common.notice.returns": message("returns"),
            "common.totals.saved": message("saved").replacing("{amount}", with: "{amount, money}"),
        ]
    }

    /// What both programs have to print of the case's sentences, without a number or amount in them.
    var sentences: [String] { ["thanks", "copy", "store", "title"].compactMap { entry.messages[$0] } }

    /// All variants.
    func orders(items: Int) throws -> [Order] {
        try (0..<Self.variants).map { try order(items: items, variant: $0) }
    }

    func document(for order: Order) throws -> ReceiptDocument {
        try factory.makeReceiptFormatter().document(for: order)
    }

    private func order(items: Int, variant: Int) throws -> Order {
        guard let currency = CurrencyCode(entry.currency) else { throw CaseError.unusable(entry.currency) }
        let taxes = try entry.rates.enumerated().map { index, rate in
            TaxComponent(
                scheme: .salesTax, name: LocalizedText(taxName(index + 1)),
                amount: .rate(try ExactDecimal(coefficient: Int128(rate), scale: 3).reduced), inclusion: .added)
        }
        let lines = try (0..<items).map { index in
            OrderLine(
                description: LocalizedText(entry.items[index % 10]),
                quantity: index % 5 == 3 ? try ExactDecimal(coefficient: 125, scale: 2) : ExactDecimal(1 + index % 3),
                unitPrice: try ExactDecimal(
                    coefficient: Int128(unitPrice(index, variant)), scale: entry.decimals),
                taxes: [taxes[index % 3 == 1 ? 1 : 0]])
        }
        guard let card = CardDetails(brand: "Visa", lastFour: "4242", approvalCode: "8K2P41") else {
            throw CaseError.unusable("card")
        }
        let number = String(10_000 + variant * 37 + 42).dropFirst()
        return Order(
            document: DocumentDetails(
                kind: .receipt, number: "A-1048-\(number)", issuedAt: try issuedAt(variant), zoneName: entry.zone,
                cashier: LocalizedText(entry.cashier)),
            currency: currency, seller: Party(tradeName: LocalizedText(entry.messages["store"] ?? "")), lines: lines,
            adjustments: [
                DocumentAdjustment(kind: .discount, label: LocalizedText(discountName), value: .percent(10))
            ], payments: [Payment(means: .card, card: card)],
            header: [LocalizedText(entry.messages["address"] ?? "")],
            footer: [returns, entry.messages["thanks"] ?? "", entry.messages["copy"] ?? ""].map { LocalizedText($0) })
    }

    private func unitPrice(_ index: Int, _ variant: Int) -> Int {
        (199 + (index * index * 37 + index * 173 + variant * 311) % 4800) * entry.multiplier
    }

    private func taxName(_ number: Int) -> String { head(of: entry.messages["tax\(number)"] ?? "") }

    private var discountName: String { head(of: entry.messages["discount"] ?? "") }

    /// What stands before the first argument, without an opening bracket.
    private func head(of message: String) -> String {
        var head = message.prefix { $0 != "{" }
        while let last = head.last, " (（".contains(last) { head.removeLast() }
        return String(head)
    }

    /// January to March 2026 in the case's zone, which changes to summer time only in America.
    private func issuedAt(_ variant: Int) throws -> LocalDateTime {
        let instant = 1_767_636_309 + variant * (5 * 86_400 + 3671)
        let standard = [
            "America/New_York": -300, "America/Toronto": -300, "Europe/Berlin": 60, "Africa/Cairo": 120,
            "Asia/Tokyo": 540, "Asia/Kolkata": 330,
        ]
        // Source: US and Canadian summer time of 2026 begins on 8 March at 07:00 UTC.
        let summer = entry.zone.hasPrefix("America/") && instant >= 1_772_953_200
        guard let offset = standard[entry.zone].map({ summer ? $0 + 60 : $0 }) else {
            throw CaseError.unusable(entry.zone)
        }
        let local = instant + offset * 60
        guard let day = CalendarDay(daysSinceEpoch: local / 86_400),
            let moment = LocalDateTime(
                date: day, hour: local % 86_400 / 3600, minute: local % 3600 / 60, second: local % 60,
                offsetMinutes: offset)
        else { throw CaseError.unusable("instant \(instant)") }
        return moment
    }
}

enum CaseError: Error, CustomStringConvertible {
    case unusable(String)

    var description: String {
        switch self {
        case .unusable(let what): "The case cannot be read: \(what)."
        }
    }
}

extension CalendarDay {
    /// The day so many days after 1970-01-01, found by counting from a day near it.
    fileprivate init?(daysSinceEpoch days: Int) {
        guard let start = CalendarDay(year: 2026, month: 1, day: 1) else { return nil }
        var left = days - start.daysSinceEpoch
        for month in 1...12 {
            guard let first = CalendarDay(year: 2026, month: month, day: 1) else { return nil }
            let next = CalendarDay(year: month == 12 ? 2027 : 2026, month: month % 12 + 1, day: 1)
            let length = (next?.daysSinceEpoch ?? 0) - first.daysSinceEpoch
            if left < length { self.init(year: 2026, month: month, day: left + 1); return }
            left -= length
        }
        return nil
    }
}
