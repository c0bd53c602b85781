import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The words and formats of a locale, and of a second one where there are two, as a document needs them.
struct DocumentWords: Sendable {
    let common: CommonWords
    /// The words' language with the region and extensions that numbers and dates follow.
    let formatting: LanguageTag
    let direction: TextDirection
    let formats: DeferredFormats
    let languages: LanguageChoice
    let second: SecondLanguage?

    init(
        common: CommonWords, formatting: LanguageTag, direction: TextDirection, formats: DeferredFormats,
        second: SecondLanguage? = nil
    ) {
        self.common = common
        self.formatting = formatting
        self.direction = direction
        self.formats = formats
        self.second = second
        languages = LanguageChoice(reader: formatting)
    }

    /// English that has nothing to open and cannot fail; its number styles are made on first use.
    static let english = DocumentWords(
        common: CommonWords(), formatting: .english, direction: .leftToRight, formats: DeferredFormats(locale: .english)
    )

    /// Words on a form, in both languages where there are two.
    func formText(_ phrase: PlainPhrase) -> FormText {
        FormText(phrase.text, second: second?.translation(of: phrase)?.text)
    }

    func summary(title: String, fields: [String]) -> String {
        let list = fields.joined(separator: common.listSeparator().text)
        return common.summary(title: title, fields: list).text
    }
}
