import ReceiptPrinting
import ReceiptWords
import Receipts

/// `receipt families`, `receipt locales` and `receipt printers`
enum ListCommands {
    @Sendable
    static func families(_ arguments: Arguments) throws {
        try Output.print(CheckoutFactories.standard.kinds.map { "\($0)\n" }.joined())
    }

    /// Each shipped locale, and how far its words can be trusted.
    @Sendable
    static func locales(_ arguments: Arguments) throws {
        let locales = ConsumerCheckoutFactory.locales.map { tag in
            (tag: tag.description, confidence: ReceiptWords.confidence(of: tag)?.rawValue ?? "")
        }
        try Output.print(table(locales.sorted { $0.tag < $1.tag }.map { ($0.tag, $0.confidence) }))
    }

    /// The name for `--printer`, and what it stands for.
    @Sendable
    static func printers(_ arguments: Arguments) throws {
        try Output.print(
            table(PrinterProfile.standard.map { ($0.id, "\($0.name), \($0.fontA.columns) columns") }))
    }

    /// Names, and what is to be said of each.
    private static func table(_ rows: [(name: String, note: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "\(row.name)\(String(repeating: " ", count: width - row.name.count + 2))\(row.note)\n"
        }.joined()
    }
}
