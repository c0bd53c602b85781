/// Something about a text that is allowed and most likely a slip.
package struct CatalogWarning: Hashable, Sendable {
    package let slip: Slip
    package let file: String
    /// From 1.
    package let line: Int
    /// The locale, as ICU names it: `root`, `de_CH`.
    package let locale: String
    package let key: String

    package enum Slip: Hashable, Sendable {
        case sameAsEnglish
        case notAsInEnglish
        case sameAsNeighbour(key: String)
        /// The signs at the end of the English text and of this one; nil: none.
        case endsDifferently(english: String?, own: String?)
        case straightQuote(String)
        case plainSpace(beside: String)
        case mixedScripts(word: String)
        case numberSignOutsidePlural
        case branchesAlike(argument: String)
        case notComposed
        case foreignLetter(String, wanted: String)
    }
}

extension CatalogWarning {
    /// As compilers print it, so that build tools find the line: `file:line: warning: key: …`.
    package var diagnostic: String { "\(file):\(line): warning: \(key): \(slip)" }
}

extension CatalogWarning.Slip {
    /// A name for machines.
    package var code: String {
        switch self {
        case .sameAsEnglish: "same-as-english"
        case .notAsInEnglish: "not-as-in-english"
        case .sameAsNeighbour: "same-as-neighbour"
        case .endsDifferently: "ends-differently"
        case .straightQuote: "straight-quote"
        case .plainSpace: "plain-space"
        case .mixedScripts: "mixed-scripts"
        case .numberSignOutsidePlural: "number-sign"
        case .branchesAlike: "branches-alike"
        case .notComposed: "not-composed"
        case .foreignLetter: "foreign-letter"
        }
    }
}

extension CatalogWarning.Slip: CustomStringConvertible {
    /// What seems wrong, and what to do.
    package var description: String {
        switch self {
        case .sameAsEnglish:
            "The text is that of English. Translate it, or say above it why it is right: // As in English: a loan."
        case .notAsInEnglish: "The comment says that the text is as in English, and it is not. Take the comment out."
        case .sameAsNeighbour(let key): "\(key) has the same text and stands beside it. Tell them apart."
        case .endsDifferently(let english, let own):
            switch (english, own) {
            case (let english?, nil):
                "The English text ends in \(english), this one in nothing. End it as sentences end."
            case (nil, let own?): "The English text ends in no sign, this one in \(own). Take it out."
            case (let english, let own):
                "The English text ends in \(english ?? "nothing"), this one in \(own ?? "nothing"). End it alike."
            }
        case .straightQuote(let quote):
            "\(quote) is a typewriter's quote\(quote == "'" ? ", which ICU reads as a quotation of syntax" : "")."
                + " Write the language's own: ’ “ ” « » „ 「 」."
        case .plainSpace(let sign):
            "A line may break at the space beside \(sign). Write a no-break space (U+00A0, U+202F)."
        case .mixedScripts(let word): "The word \(word) has letters of two scripts that look alike. Type it anew."
        case .numberSignOutsidePlural: "# prints a number only inside a plural; here it prints itself. Take it out."
        case .branchesAlike(let argument):
            "All branches of {\(argument), plural, …} say the same. Write each number's own form, or one text."
        case .notComposed: "Letters and accents are separate characters. Save the text in normalization form C (NFC)."
        case .foreignLetter(let letter, let wanted): "\(letter) belongs to another language. Write \(wanted)."
        }
    }
}
