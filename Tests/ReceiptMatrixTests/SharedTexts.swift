/// Texts that are the same in every language: patterns without words, names that law gave, symbols.
enum SharedTexts {
    static func contains(_ key: String, _ text: String) -> Bool {
        !holdsWords(text) || keys.contains(key) || isNationalIdentifier(key)
    }

    private static let keys: Set<String> = [
        "common.payment.iban", "common.payment.bic",
        // Source: the Indian and Canadian tax acts, whose abbreviations stand on paper in every language of the country
        // that has none of its own.
        "common.scheme.cess", "common.scheme.cgst", "common.scheme.gst", "common.scheme.hst", "common.scheme.igst",
        "common.scheme.pst", "common.scheme.qst", "common.scheme.sgst", "common.scheme.utgst",
        // Source: CLDR's narrow forms, which most languages that are written in Latin letters leave alike.
        "common.unit.gram", "common.unit.kilogram", "common.unit.kilometer", "common.unit.kilowatt-hour",
        "common.unit.liter", "common.unit.meter", "common.unit.milliliter", "common.unit.minute", "common.unit.ounce",
        "common.unit.pound", "common.unit.cubic-meter", "common.unit.square-meter",
    ]

    /// `{brand} ****{last4}` holds none.
    private static func holdsWords(_ pattern: String) -> Bool {
        var depth = 0
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case "{": depth += 1
            case "}": depth -= 1
            default: if depth == 0, scalar.properties.isAlphabetic { return true }
            }
        }
        return false
    }

    /// `common.identifier.de-steuernummer`: the label is the seller's country's, not the reader's language's.
    private static func isNationalIdentifier(_ key: String) -> Bool {
        let prefix = "common.identifier."
        guard key.hasPrefix(prefix) else { return false }
        let country = key.dropFirst(prefix.count).prefix { $0 != "-" }
        return country.count == 2
    }
}
