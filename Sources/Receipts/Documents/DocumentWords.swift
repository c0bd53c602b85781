import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The words and formats of one locale, as a document needs them.
struct DocumentWords: Sendable {
    let common: CommonWords
    /// The words' language with the region and extensions that numbers and dates follow.
    let formatting: LanguageTag
    let direction: TextDirection
    let formats: DeferredFormats
    let languages: LanguageChoice

    init(common: CommonWords, formatting: LanguageTag, direction: TextDirection, formats: DeferredFormats) {
        self.common = common
        self.formatting = formatting
        self.direction = direction
        self.formats = formats
        languages = LanguageChoice(reader: formatting)
    }

    /// English that has nothing to open and cannot fail; its number styles are made on first use.
    static let english = DocumentWords(
        common: CommonWords(), formatting: .english, direction: .leftToRight, formats: DeferredFormats(locale: .english)
    )

    func summary(title: String, fields: [String]) -> String {
        let list = fields.joined(separator: common.listSeparator().text)
        return common.summary(title: title, fields: list).text
    }
}
