import ReceiptMessages
import Receipts
import Testing

/// The texts of all bundles as translators wrote them.
enum BundleTexts {
    private static let bundles = ["common", "consumer", "business", "gift"]

    /// What the files of a locale hold, without those of its parent.
    static func of(_ locale: LanguageTag) throws -> [String: String] {
        try entries(of: locale.description.replacing("-", with: "_")).mapValues(\.value)
    }

    /// Of a file, by its name without `.txt`.
    static func entries(of name: String) throws -> [String: BundleText.Entry] {
        var found: [String: BundleText.Entry] = [:]
        for bundle in bundles {
            var issues: [CatalogIssue] = []
            let source = BundleSource(file: "\(Samples.root)/Localizations/\(bundle)/\(name).txt", &issues)
            for entry in try #require(source?.text, "\(issues)").entries { found[entry.key] = entry }
        }
        return found
    }
}
