/// The Swift name of the function that a key gets, and of the type that a bundle gets.
package enum FunctionName {
    /// Lower-case Latin letters and digits, joined by single dots and hyphens; behind the bundle's name a letter.
    package static func isWellFormed(_ key: String) -> Bool {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let first = parts[1].utf8.first, !isDigit(first) else { return false }
        return parts.allSatisfy { part in
            part.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { isDigit($0) || (97...122).contains($0) }
            }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// `taxSchemeVat` for `common.tax.scheme.vat`: the bundle's name is that of the type.
    package static func function(of key: String) -> String {
        let words = key.split { $0 == "." || $0 == "-" }.dropFirst()
        return (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    }

    /// `GiftCardWords` for the bundle `gift-card`.
    package static func type(of bundle: String) -> String {
        bundle.split { $0 == "-" || $0 == "_" || $0 == "." }.map(capitalized).joined() + "Words"
    }

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Names that the generated type uses itself.
    package static let reserved: Set<String> = ["bundle", "catalog", "english", "locale", "locales"]

    /// The name as Swift source: a keyword stands between backticks.
    package static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    // Source: "Keywords and Punctuation" of The Swift Programming Language.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
