import ReceiptLocalization
import ReceiptModel
import ReceiptRendering
import Receipts

/// The options that every command about a family shares.
struct CommandContext {
    let factory: any CheckoutComponentFactory

    init(_ arguments: inout Arguments) throws {
        let family = try arguments.required("--family", example: "consumer")
        let locale = try arguments.required("--locale", example: "de-CH")
        let digits: DigitChoice = try arguments.choice("--digits", default: .locale)
        factory = try CheckoutFactories.standard.factory(
            for: AccountKind(rawValue: family),
            in: CheckoutContext(requested: Self.tags(locale), digits: digits))
    }

    private static func tags(_ text: String) throws(UsageError) -> [LanguageTag] {
        let tags =
            text.contains(",") || text.contains(";") ? AcceptLanguage(text).tags : [LanguageTag(text)].compactMap { $0 }
        guard !tags.isEmpty else {
            throw UsageError(
                "\"\(text)\" is no language tag", hint: "Write one like de-CH, or a list like \"fr-CA, en;q=0.5\".")
        }
        return tags
    }

    static func columns(_ arguments: inout Arguments) throws(UsageError) -> ColumnCount {
        guard let text = try arguments.value("--columns") else { return .standard }
        guard let number = Int(text), let columns = try? ColumnCount(number) else {
            throw UsageError(
                "--columns does not take \"\(text)\"",
                hint:
                    "Give a whole number from \(ColumnCount.supported.lowerBound) to \(ColumnCount.supported.upperBound)."
            )
        }
        return columns
    }
}
