import ReceiptMessages
import Receipts
import Testing

/// The texts of all bundles as translators wrote them.
enum BundleTexts {
    private static let bundles = ["common", "consumer", "business", "gift"]

    static func english() throws -> [String: String] { try entries(of: "root").mapValues(\.value) }

    /// What the files of a locale hold, without those of its parent.
    static func of(_ locale: LanguageTag) throws -> [String: String] { try entries(of: locale).mapValues(\.value) }

    static func entries(of locale: LanguageTag) throws -> [String: BundleText.Entry] {
        try entries(of: locale.description.replacing("-", with: "_"))
    }

    private static func entries(of name: String) throws -> [String: BundleText.Entry] {
        var found: [String: BundleText.Entry] = [:]
        for bundle in bundles {
            var issues: [CatalogIssue] = []
            let source = BundleSource(file: "\(Samples.root)/Localizations/\(bundle)/\(name).txt", &issues)
            for entry in try #require(source?.text, "\(issues)").entries { found[entry.key] = entry }
        }
        return found
    }
}
