import ReceiptModel

/// A language's plural rules as GNU gettext writes them: an expression in C that numbers the forms of whole numbers.
package struct GettextPlurals: Hashable, Sendable {
    /// The forms in the order of their numbers.
    package let categories: [PluralCategory]
    private let expression: String

    /// The value of the header field `Plural-Forms`.
    package var header: String { "nplurals=\(categories.count); plural=\(expression);" }

    /// Nil where CLDR knows no rules for the language.
    package init?(_ locale: LanguageTag) {
        guard let rules = try? PluralRules(locale, .cardinal) else { return nil }
        let forms = rules.wholeNumberConditions
        // In some languages only fractions are `other`; the last form of whole numbers then needs no condition. No rule looks
        // at more than the last two digits and at small numbers, but for millions, which are never the only ones left over.
        let usesOther = (0..<1000).contains { rules.category(of: ExactDecimal($0)) == .other }
        let conditions = forms.map(\.condition).dropLast(usesOther ? 0 : 1)
        categories = forms.map(\.category) + (usesOther ? [.other] : [])
        let choices = conditions.enumerated().map { "(\($1)) ? \($0) : " }
        expression = choices.isEmpty ? "0" : "(\(choices.joined())\(conditions.count))"
    }
}
