import ReceiptICU
import ReceiptModel

/// Looks for slips in one text, beside the English one of the same key.
struct TextReview {
    typealias Slip = CatalogWarning.Slip

    let language: LanguageTag
    private let rules: PluralRules?

    init(language: LanguageTag) {
        self.language = language
        rules = try? PluralRules(language, .cardinal)
    }

    /// - Parameters:
    ///   - entry: The text.
    ///   - english: Root's text of the same key; the entry itself in root.
    func slips(in entry: BundleText.Entry, english: BundleText.Entry) -> [Slip] {
        let pattern = ParsedPattern(entry.value)
        let literals = Self.literals(pattern.elements)
        var slips: [Slip] = []
        if !entry.value.isComposed { slips.append(.notComposed) }
        slips += quoteSlips(entry.value)
        slips += literals.flatMap(letterSlips)
        slips += literals.flatMap(spaceSlips)
        slips += literals.flatMap { ScriptMixture.words(in: $0).map(Slip.mixedScripts) }
        if Self.holdsNumberSign(pattern.elements) { slips.append(.numberSignOutsidePlural) }
        slips += pluralSlips(pattern.elements, pattern.arguments)
        let (own, model) = (Self.sample(of: pattern.elements), Self.sample(of: ParsedPattern(english.value).elements))
        if let slip = TextEnding.slip(own, english: model, language) { slips.append(slip) }
        return slips
    }

    /// A text that English has too; rightly so where its comment, or root's, gives a reason.
    static func slip(_ entry: BundleText.Entry, english: BundleText.Entry) -> Slip? {
        let isAlike = entry.value == english.value
        if isAlike, entry.reasonForEnglish == nil, !english.isSharedByAllLanguages { return .sameAsEnglish }
        return !isAlike && entry.reasonForEnglish != nil ? .notAsInEnglish : nil
    }

    /// All literal texts of a message, also of branches.
    static func literals(_ elements: [MessageElement]) -> [String] {
        elements.flatMap { element -> [String] in
            if case .literal(let text) = element { return [text] }
            return element.branches.flatMap(literals)
        }
    }

    /// The message as it reads with its last branches, and a letter for what is put in.
    private static func sample(of elements: [MessageElement]) -> String {
        elements.map { element in
            if case .literal(let text) = element { return text }
            return element.branches.last.map(sample) ?? "x"
        }.joined()
    }

    private func quoteSlips(_ text: String) -> [Slip] {
        ["'", "\""].filter { quote in
            // An apostrophe beside a brace is ICU's own syntax.
            text.contains(quote) && !["'{", "'}", "{'", "}'"].contains { text.contains($0) }
        }.map(Slip.straightQuote)
    }

    /// Letters that look right and belong to a neighbouring language.
    ///
    /// Source: Unicode names; Romanian standard SR 14111 (comma below); Persian ISIRI 6219 and Urdu UZT 1.01 (yeh, kaf).
    private func letterSlips(_ text: String) -> [Slip] {
        let wrong: [(Character, String)] =
            switch language.language {
            case "ro": [("ş", "ș (U+0219)"), ("ţ", "ț (U+021B)"), ("Ş", "Ș (U+0218)"), ("Ţ", "Ț (U+021A)")]
            case "fa", "ur": [("ي", "ی (U+06CC)"), ("ك", "ک (U+06A9)"), ("ى", "ی (U+06CC)")]
            case "ar": [("ی", "ي (U+064A)"), ("ک", "ك (U+0643)")]
            default: []
            }
        return wrong.filter { text.contains($0.0) }.map { .foreignLetter(String($0.0), wanted: $0.1) }
    }

    /// French keeps its high signs with their words.
    ///
    /// Source: Imprimerie nationale, Lexique des règles typographiques; in Canada only the colon and the quotes (Le guide
    /// du rédacteur, 6.12).
    private func spaceSlips(_ text: String) -> [Slip] {
        guard language.language == "fr" else { return [] }
        let before = language.region == "CA" ? [":", "»"] : [":", ";", "!", "?", "»"]
        return before.filter { text.contains(" \($0)") }.map(Slip.plainSpace)
            + (text.contains("« ") ? [.plainSpace(beside: "«")] : [])
    }

    private static func holdsNumberSign(_ elements: [MessageElement]) -> Bool {
        literals(elements).contains { $0.contains("#") }
    }

    private func pluralSlips(_ elements: [MessageElement], _ arguments: [MessageArgument]) -> [Slip] {
        guard let rules, rules.categories.count > 1, !Self.leavesNounsAlone(language) else { return [] }
        return elements.flatMap { element -> [Slip] in
            guard case .plural(let index, .cardinal, _, let branches) = element else {
                return element.branches.flatMap { pluralSlips($0, arguments) }
            }
            let texts = Set(branches.map { Self.literals($0.elements).joined(separator: "#") })
            guard branches.count > 1, texts.count == 1, let text = texts.first, !Self.isAbbreviation(text) else {
                return []
            }
            return [.branchesAlike(argument: arguments[index].name)]
        }
    }

    /// `szt.`, `pz`, `個`: an abbreviation has one form.
    private static func isAbbreviation(_ text: String) -> Bool { text.hasSuffix(".") || text.count <= 4 }

    /// Whether a noun behind a number stays as it is, though CLDR knows two categories.
    ///
    /// Source: the grammars of these languages: after numerals, nouns stand in the singular.
    private static func leavesNounsAlone(_ language: LanguageTag) -> Bool {
        ["az", "bn", "fa", "hu", "hy", "ka", "kk", "ky", "tr", "ur", "uz", "fil", "eu"].contains(language.language)
    }
}

extension BundleText.Entry {
    /// Of an English text: whether it is the same in every language, since it has no words, or since root says why.
    package var isSharedByAllLanguages: Bool {
        let holdsWords = TextReview.literals(ParsedPattern(value).elements).contains { text in
            text.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
        return !holdsWords || reasonForEnglish != nil || isLegalName
    }

    /// Whether the translator says that what looks like a slip is meant: `// Accepted branches-alike: it has one form.`
    func accepts(_ slip: CatalogWarning.Slip) -> Bool {
        comment.contains { $0.contains("Accepted \(slip.code):") }
    }

    /// The keys that this one must be told apart from, where its comment names them: `differs: common.column.amount`.
    package var neighbours: [String] {
        for line in comment {
            guard let start = line.firstRange(of: "differs:") else { continue }
            return line[start.upperBound...].split { $0 == "," || $0 == " " }.map(String.init)
                .prefix { $0.contains(".") }.map { $0 }
        }
        return []
    }
}
