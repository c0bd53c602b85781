import ReceiptMessages
import ReceiptModel

/// The bundles of this folder, each with a type of words that is generated from it when the package is built:
/// `CommonWords`, `ConsumerWords`, `BusinessWords`, `GiftWords`.
///
/// For what looks at all words at once: overrides that must name bundles that exist, lists of locales, checks.
public enum ReceiptWords {
    public static let bundles = [CommonWords.bundle, ConsumerWords.bundle, BusinessWords.bundle, GiftWords.bundle]

    /// How far the words of a shipped locale can be trusted; nil for a locale that is not shipped.
    ///
    /// Source: `REVIEW.md` in this folder.
    public static func confidence(of locale: LanguageTag) -> ReviewConfidence? {
        let name = locale.icuName
        if WordsReview.reviewed.contains(name) { return .reviewed }
        return WordsReview.drafts.contains(name) ? .draft : nil
    }
}
