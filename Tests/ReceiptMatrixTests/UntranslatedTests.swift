import ReceiptContent
import ReceiptMessages
import ReceiptTesting
import Receipts
import Testing

/// No English leaks into another language: a text equal to English is one that the language really shares, and its
/// translator says why above it.
@Suite struct UntranslatedTests {
    private static let locales = ConsumerCheckoutFactory.locales.filter { $0.language != "en" }

    @Test(arguments: locales)
    func nothingIsLeftInEnglish(locale: LanguageTag) throws {
        let english = try BundleTexts.english()
        let leaks = try BundleTexts.entries(of: locale).values.filter {
            $0.value == english[$0.key] && !Self.mayBeAlike($0)
        }
        let report = leaks.map { "\($0.key) \"\($0.value)\"" }.sorted().joined(separator: "\n")
        #expect(leaks.isEmpty, "\(locale):\n\(report)")
    }

    @Test(arguments: locales)
    func whatIsSaidToBeAlikeIsAlike(locale: LanguageTag) throws {
        let english = try BundleTexts.english()
        let own = try BundleTexts.entries(of: locale).values
        #expect(own.filter { $0.reasonForEnglish != nil && $0.value != english[$0.key] }.map(\.key) == [])
    }

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

    private static func mayBeAlike(_ entry: BundleText.Entry) -> Bool {
        SharedTexts.contains(entry.key, entry.value) || entry.reasonForEnglish != nil
    }

    /// All words of the texts that a locale, or the one it inherits from, may share with English.
    private static func wordsThatMayBeAlike(_ locale: LanguageTag) throws -> Set<String> {
        let parent = LanguageTag(language: locale.language)
        var found: Set<String> = []
        for tag in Set([locale, parent]) where ConsumerCheckoutFactory.locales.contains(tag) {
            for entry in try BundleTexts.entries(of: tag).values where mayBeAlike(entry) {
                found.formUnion(words(entry.value))
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
