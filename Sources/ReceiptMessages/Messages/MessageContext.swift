import ReceiptLocalization
import ReceiptModel

/// What the values of one message are written with.
struct MessageContext {
    let language: MessageLanguage
    /// nil: styles are looked up in the language's formats.
    private let styles: NumberStyles?

    /// - Parameter styles: Ignored where they belong to other formats than the language's.
    init(language: MessageLanguage, styles: NumberStyles?) {
        self.language = language
        self.styles = styles.flatMap { language.uses($0.formats) ? $0 : nil }
    }

    func decimal() throws(FormatError) -> NumberStyle {
        if let styles { return styles.decimal }
        return try language.formats().decimal()
    }

    func percent() throws(FormatError) -> NumberStyle {
        if let styles { return styles.percent }
        return try language.formats().percent()
    }

    func money(_ currency: CurrencyCode) throws(FormatError) -> NumberStyle {
        if let styles { return try styles.money(currency) }
        return try language.formats().money(currency)
    }
}
