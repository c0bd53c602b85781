import ReceiptContent
import ReceiptLocalization

/// What must hold in `PseudoLocale.accented`: no word of ours that comes from no bundle.
///
/// The words of a bundle have no letter of ASCII left there. Whatever has must be the seller's or the buyer's, an amount, a
/// date or an identifier.
public enum PseudoLocaleCheck {
    /// - Parameters:
    ///   - drawn: The document by any renderer of text, without markup.
    ///   - data: Texts of the order, such as its JSON.
    public static func wordsComeFromBundles(
        _ document: ReceiptDocument, drawn: String, data: String
    ) throws(CheckFailure) {
        var known = words(data).union(months)
        for run in document.runs where run.role != .label && run.role != .statutory {
            known.formUnion(words(document.string(of: run)))
        }
        try check(drawn, known: known)
    }

    /// - Parameter data: What the form shows that is nobody's words, such as an example of an e-mail address.
    public static func wordsComeFromBundles(_ form: FormDocument, drawn: String, data: String = "") throws(CheckFailure)
    {
        try check(drawn, known: words(data))
    }

    /// In sentences dates are no runs of their own.
    ///
    /// Source: CLDR, English, Gregorian calendar, months wide and abbreviated.
    private static let months = words(
        """
        January February March April May June July August September October November December
        Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec
        """)

    private static func check(_ drawn: String, known: Set<String>) throws(CheckFailure) {
        if let word = words(drawn).subtracting(known).min() {
            throw CheckFailure("\"\(word)\" comes from no bundle")
        }
    }

    /// Runs of letters that hold one of ASCII, in small letters.
    private static func words(_ text: String) -> Set<String> {
        Set(
            text.split { !$0.isLetter }.filter { word in word.unicodeScalars.contains { $0.isASCII } }
                .map { $0.lowercased() })
    }
}
