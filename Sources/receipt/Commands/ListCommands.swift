import ReceiptPrinting
import Receipts

/// `receipt families`, `receipt locales` and `receipt printers`
enum ListCommands {
    @Sendable
    static func families(_ arguments: Arguments) throws {
        try Output.print(CheckoutFactories.standard.kinds.map { "\($0)\n" }.joined())
    }

    @Sendable
    static func locales(_ arguments: Arguments) throws {
        let tags = ConsumerCheckoutFactory.locales.map(\.description).sorted()
        try Output.print(tags.map { "\($0)\n" }.joined())
    }

    /// The name for `--printer`, and what it stands for.
    @Sendable
    static func printers(_ arguments: Arguments) throws {
        let profiles = PrinterProfile.standard
        let width = profiles.map(\.id.count).max() ?? 0
        let lines = profiles.map { profile in
            let gap = String(repeating: " ", count: width - profile.id.count + 2)
            return "\(profile.id)\(gap)\(profile.name), \(profile.fontA.columns) columns\n"
        }
        try Output.print(lines.joined())
    }
}
