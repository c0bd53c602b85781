import ReceiptLocalization
import ReceiptModel
import ReceiptWords

/// What one amount and one message cost.
struct PieceBenchmark {
    let slice: Double
    private let table = Table(widths: [32])

    init(slice: Double) { self.slice = slice }

    func run() throws {
        guard let currency = CurrencyCode("EUR"), let german = LanguageTag("de-DE") else { return }
        let money = try LocaleFormats(german).money(currency)
        let words = CommonWords()
        let amount = try ExactDecimal(coefficient: 123_456, scale: 2)
        var out = UTF8Writer()
        print("\nnanoseconds a piece")
        try measure("one amount, de") {
            out.removeAll()
            try money.write(amount, to: &out)
        }
        try measure("a plural message, en") {
            out.removeAll()
            try words.totalsItemCount(count: 3).write(to: &out)
        }
        try measure("a message with one text, en") {
            out.removeAll()
            words.totalsInCurrency(currency: "EUR").write(to: &out)
        }
    }

    private func measure(_ name: String, _ body: () throws -> Void) throws {
        let rates = try (0..<Contest.turns).map { _ in
            try Clock.rate(pieces: 1000, slice: slice / 4) { for _ in 0..<1000 { try body() } }
        }
        print(table.row(["\(name):", "\((1e9 / median(rates)).shown(decimals: 0)) ns"]))
    }
}
