import ReceiptLocalization
import ReceiptModel
import ReceiptWords
import Receipts

/// What one amount and one message cost, and a family in a locale until its first receipt can be printed.
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
        try measureOpening()
    }

    private func measure(_ name: String, _ body: () throws -> Void) throws {
        let rates = try (0..<Contest.turns).map { _ in
            try Clock.rate(pieces: 1000, slice: slice / 4) { for _ in 0..<1000 { try body() } }
        }
        print(table.row(["\(name):", "\((1e9 / median(rates)).shown(decimals: 0)) ns"]))
    }

    /// Every shipped locale in turn, so that nothing stays in the processor's cache from one opening to the next.
    private func measureOpening() throws {
        let tags = ConsumerCheckoutFactory.locales
        var times: [Double] = []
        var opened: [ConsumerCheckoutFactory] = []
        let before = Self.residentKilobytes()
        for _ in 0..<Contest.turns {
            for tag in tags {
                let start = Clock.seconds()
                opened.append(try ConsumerCheckoutFactory(locale: tag))
                times.append((Clock.seconds() - start) * 1e6)
            }
        }
        let kept = (Self.residentKilobytes() - before) / opened.count
        times.sort()
        let slow = times[times.count * 9 / 10].shown(decimals: 0)
        print(
            table.row([
                "a family in a locale, opened:",
                "\(median(times).shown(decimals: 0)) µs, nine of ten within \(slow) µs, \(kept) kB",
            ]))
        let bytes = ReceiptWords.bundles.reduce(0) { $0 + $1.embeddedByteCount }
        print(
            table.row([
                "words in the program:", "\(bytes / 1024) kB, \(bytes / 1024 / tags.count) kB a locale of all families",
            ]))
    }

    /// Zero where the system does not tell.
    private static func residentKilobytes() -> Int {
        let status = (try? BenchFile.read("/proc/self/status")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
}
