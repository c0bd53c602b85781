import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The language that stands beside a document's leading one: words of the same bundles, and formats of its own.
///
/// A message knows its bundle and key, so that its translation follows from the message alone: whoever writes a label
/// need not know that there are two languages.
///
/// A class, so that to ask whether there is one costs no copy.
final class SecondLanguage: Sendable {
    let common: CommonWords
    let formats: LocaleFormats
    let languages: LanguageChoice
    private let family: WordsCatalog

    init(common: CommonWords, family: some BundleWords, formats: LocaleFormats) {
        self.common = common
        self.family = family.catalog
        self.formats = formats
        languages = LanguageChoice(reader: formats.locale)
    }

    /// The language with the region and extensions that its numbers and dates follow.
    var formatting: LanguageTag { formats.locale }
    var direction: TextDirection { formats.direction }

    /// The message in this language; nil for a message of another bundle than the document's.
    func translation(of phrase: PlainPhrase) -> PlainPhrase? {
        phrase.translated(by: common.catalog) ?? phrase.translated(by: family)
    }

    func translation(of phrase: Phrase) -> Phrase? {
        phrase.translated(by: common.catalog) ?? phrase.translated(by: family)
    }
}

extension LocaleFormats {
    var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
