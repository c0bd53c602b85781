import ReceiptMessages
import Receipts
import Testing

/// No English leaks into another language: a text equal to English is one that the language really shares, and the
/// list says which.
@Suite struct UntranslatedTests {
    /// Keys that are the same everywhere: legal names, symbols, patterns without words.
    static let sharedEverywhere: [String] = [
        "common.identifier.", "common.pattern.", "common.summary", "common.list.", "common.unit.", "common.scheme.",
        "common.payment.iban", "common.payment.bic", "common.tax.rate", "common.tax.legend",
        "common.tax.amount-per-unit",
        "common.document.exchange-rate-value", "common.payment.card-short",
    ]

    /// Words that two languages write alike, by locale.
    static let alike: [String: Set<String>] = AlikeWords.table

    static let locales = ConsumerCheckoutFactory.locales.filter { $0.language != "en" }

    @Test(arguments: locales)
    func nothingIsLeftInEnglish(locale: LanguageTag) throws {
        var leaks: [String] = []
        for bundle in ["common", "consumer", "business"] {
            let english = try texts(bundle, "root")
            let own = try texts(bundle, locale.description.replacing("-", with: "_"))
            for (key, text) in own where text == english[key] {
                if Self.sharedEverywhere.contains(where: { key.hasPrefix($0) }) { continue }
                if Self.alike[locale.description]?.contains(key) == true { continue }
                leaks.append("\(key) \"\(text)\"")
            }
        }
        #expect(leaks.isEmpty, "\(locale): \(leaks.sorted().joined(separator: "\n"))")
    }

    /// The list holds nothing that is not so.
    @Test func everyListedWordIsReallyAlike() throws {
        for (locale, keys) in Self.alike {
            for key in keys {
                let bundle = String(key.prefix { $0 != "." })
                let own = try texts(bundle, locale.replacing("-", with: "_"))
                #expect(try own[key] == texts(bundle, "root")[key], "\(locale): \(key)")
            }
        }
    }

    private func texts(_ bundle: String, _ locale: String) throws -> [String: String] {
        let file = "\(Samples.root)/Localizations/\(bundle)/\(locale).txt"
        var issues: [CatalogIssue] = []
        let source = BundleSource(file: file, &issues)
        let text = try #require(source?.text, "\(issues)")
        return Dictionary(uniqueKeysWithValues: text.entries.map { ($0.key, $0.value) })
    }
}
