import ReceiptContent
import ReceiptMessages
import ReceiptTesting
import Receipts
import Testing

/// No English leaks into another language. That no bundle holds English without a reason is seen by the review of words;
/// here is what reaches the paper.
@Suite struct UntranslatedTests {
    private static let locales = ConsumerCheckoutFactory.locales.filter { $0.language != "en" }

    // Words may also leak around the bundles: as a literal in code, or from the wrong locale's data.
    @Test(arguments: Matrix.families.map(\.name), locales)
    func noLabelOnPaperIsEnglish(family: String, locale: LanguageTag) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let (english, own) = (try formatter(maker, .english), try formatter(maker, locale))
        let alike = try Self.wordsThatMayBeAlike(locale)
        var leaks: Set<String> = []
        for sample in try Samples.all() {
            let document = try own.document(for: sample.order)
            let sellers = try words(Samples.text(sample.name))
            let labels = Self.labels(document).intersection(Self.labels(try english.document(for: sample.order)))
            for label in labels where !words(label).isSubset(of: alike.union(sellers).union(currencies(document))) {
                leaks.insert("\(sample.name): \(label)")
            }
        }
        #expect(leaks.sorted() == [], "\(family)/\(locale)")
    }

    private func formatter(_ family: MatrixFamily, _ locale: LanguageTag) throws -> any ReceiptFormatter {
        try family.make(locale).makeReceiptFormatter()
    }

    private static func labels(_ document: ReceiptDocument) -> Set<String> {
        Set(document.runs.filter { $0.role == .label || $0.role == .statutory }.map(document.string(of:)))
    }

    /// All words of the texts that a locale, or the one it inherits from, shares with English.
    private static func wordsThatMayBeAlike(_ locale: LanguageTag) throws -> Set<String> {
        let parent = LanguageTag(language: locale.language)
        var found: Set<String> = []
        for tag in Set([locale, parent]) where ConsumerCheckoutFactory.locales.contains(tag) {
            let own = try BundleTexts.of(tag)
            for (key, english) in try BundleTexts.entries(of: "root")
            where english.isSharedByAllLanguages || own[key] == english.value {
                found.formUnion(words(english.value))
            }
        }
        return found
    }

    /// Symbols and codes that the amounts of a document carry.
    private func currencies(_ document: ReceiptDocument) -> Set<String> {
        Set(document.runs.filter { $0.role == .amount }.flatMap { Self.words(document.string(of: $0)) })
    }

    private func words(_ text: String) -> Set<String> { Self.words(text) }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter }.map(String.init))
    }
}
