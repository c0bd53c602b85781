import ReceiptMessages
import Receipts
import Testing

/// The texts of all three bundles as translators wrote them.
enum BundleTexts {
    private static let bundles = ["common", "consumer", "business"]

    static func english() throws -> [String: String] { try own("root") }

    /// What the files of a locale hold, without those of its parent.
    static func of(_ locale: LanguageTag) throws -> [String: String] {
        try own(locale.description.replacing("-", with: "_"))
    }

    private static func own(_ name: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for bundle in bundles {
            var issues: [CatalogIssue] = []
            let source = BundleSource(file: "\(Samples.root)/Localizations/\(bundle)/\(name).txt", &issues)
            let entries = try #require(source?.text, "\(issues)").entries
            for entry in entries { texts[entry.key] = entry.value }
        }
        return texts
    }
}
