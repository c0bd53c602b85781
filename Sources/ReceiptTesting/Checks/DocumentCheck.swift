import ReceiptContent
import ReceiptLocalization
import ReceiptModel

/// What must hold for every document, whatever its family, locale and order.
public enum DocumentCheck {
    /// All checks of this type.
    public static func everything(_ document: ReceiptDocument, order: Order, locale: LanguageTag) throws {
        try amountsReadBack(document, locale: locale)
        try amountsNameTheirCurrency(document, locale: locale)
        try labelsAreFinal(document)
        try totalIsPrinted(document, order: order)
        try bidiControlsAreBalanced(document)
    }

    /// Every printed amount, read by the locale's own digits and separators, is the exact amount behind it.
    public static func amountsReadBack(_ document: ReceiptDocument, locale: LanguageTag) throws {
        let formats = try LocaleFormats(locale)
        for run in document.runs {
            guard case .money(let money) = document.value(of: run) else { continue }
            let text = document.string(of: run)
            guard let amount = formats.parseAmount(text, of: money.currency) else {
                throw CheckFailure("\"\(text.showingInvisibles)\" is no amount in \(locale); \(money.amount) was meant")
            }
            guard amount == money.amount else {
                throw CheckFailure("\"\(text.showingInvisibles)\" reads as \(amount), but \(money.amount) was meant")
            }
        }
    }

    /// Every printed amount carries its currency's sign in the locale, or its ISO 4217 code.
    public static func amountsNameTheirCurrency(_ document: ReceiptDocument, locale: LanguageTag) throws {
        let formats = try LocaleFormats(locale)
        for run in document.runs {
            guard case .money(let money) = document.value(of: run) else { continue }
            let text = document.string(of: run)
            let sign = currencySign(try formats.money(money.currency).text(.zero))
            guard text.contains(money.currency.rawValue) || !sign.isEmpty && currencySign(text) == sign else {
                throw CheckFailure("\"\(text.showingInvisibles)\" does not name its currency \(money.currency)")
            }
        }
    }

    /// The letters and currency signs of an amount.
    private static func currencySign(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter {
            $0.properties.isAlphabetic || $0.properties.generalCategory == .currencySymbol
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// No label holds an argument that nobody filled in, or a character that stands for a broken one.
    public static func labelsAreFinal(_ document: ReceiptDocument) throws(CheckFailure) {
        for run in document.runs where run.role == .label || run.role == .statutory {
            let text = document.string(of: run)
            for sign: Character in ["{", "}", "\u{FFFD}"] where text.contains(sign) {
                throw CheckFailure("the label \"\(text.showingInvisibles)\" holds \"\(sign)\", which no final text has")
            }
        }
    }

    /// The total that the order comes to stands on a document that shows any amount.
    public static func totalIsPrinted(_ document: ReceiptDocument, order: Order) throws {
        guard document.runs.contains(where: { $0.role == .amount }) else { return }
        let total = Money(try OrderTotals(of: order).total, order.currency)
        guard document.runs.contains(where: { document.value(of: $0) == .money(total) }) else {
            throw CheckFailure("the total \(total.amount) \(total.currency) is not on the document")
        }
    }

    /// Isolates and embeddings that a run opens are closed in it.
    public static func bidiControlsAreBalanced(_ document: ReceiptDocument) throws(CheckFailure) {
        for run in document.runs {
            try BidiBalance.check(document.string(of: run))
        }
    }
}
