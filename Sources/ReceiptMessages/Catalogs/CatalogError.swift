import ReceiptICU
import ReceiptModel

/// Why words could not be opened.
public enum CatalogError: Error, Hashable, Sendable {
    /// The bundle has no words in this locale; a negotiator finds one that it has.
    case unknownLocale(LanguageTag, bundle: String, available: [LanguageTag])
    /// What the caller wants to say differently is wrong: every problem that was found.
    case invalidOverrides([CatalogIssue])
    /// ICU refuses the words that the program carries.
    case unusableData(LanguageTag, bundle: String, status: String)
}

extension CatalogError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownLocale(let locale, let bundle, let available):
            """
            The bundle \(bundle) has no words in \(locale). Choose one of: \
            \(available.map(\.description).joined(separator: ", ")).
            """
        case .invalidOverrides(let issues):
            "The words that replace others are wrong:\n" + issues.map(\.description).joined(separator: "\n")
        case .unusableData(let locale, let bundle, let status):
            """
            ICU \(ICUVersion.library) cannot read the words of \(bundle) in \(locale) (\(status)). Build the program \
            again with the ICU it runs with.
            """
        }
    }
}
