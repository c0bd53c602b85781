import ReceiptMessages

/// The bundles of this folder, each with a type of words that is generated from it when the package is built:
/// `CommonWords`, `ConsumerWords`, `BusinessWords`, `GiftWords`.
///
/// For what looks at all words at once: overrides that must name bundles that exist, lists of locales, checks.
public enum ReceiptWords {
    public static let bundles = [CommonWords.bundle, ConsumerWords.bundle, BusinessWords.bundle, GiftWords.bundle]
}
