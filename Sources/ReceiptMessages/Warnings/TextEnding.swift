import ReceiptModel

/// The sign that a text ends in.
enum TextEnding {
    private enum Sign: String {
        case period = "a period"
        case question = "a question mark"
        case exclamation = "an exclamation mark"
        case colon = "a colon"
        case ellipsis = "an ellipsis"
    }

    /// A sentence without its end, or a label with one.
    ///
    /// Words that are cut short end in a period too, so that only texts of several words are judged by it.
    static func slip(_ text: String, english: String, _ language: LanguageTag) -> CatalogWarning.Slip? {
        let (own, wanted) = (sign(of: text, language), sign(of: english, .english))
        guard own != wanted else { return nil }
        let isSentence = english.split(separator: " ").count > 2
        switch (wanted, own) {
        case (.period?, nil) where !isSentence || hasNoPeriod(language): return nil
        case (nil, .period?) where text.split(separator: " ").count < 4: return nil
        case (.period?, .exclamation?), (.exclamation?, .period?): return nil
        case (.exclamation?, nil): return nil
        default: return .endsDifferently(english: wanted?.rawValue, own: own?.rawValue)
        }
    }

    /// Thai sets no sign at the end of a sentence.
    private static func hasNoPeriod(_ language: LanguageTag) -> Bool { ["th", "lo"].contains(language.language) }

    private static func sign(of text: String, _ language: LanguageTag) -> Sign? {
        let last = text.unicodeScalars.last { scalar in
            // Quotes and brackets close behind the sign.
            !"»”’\")）」』}".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .format
        }
        switch last {
        case ".", "。", "．", "۔", "।", "։", "።", "៕", "។": return .period
        case "?", "？", "؟", "՞": return .question
        case ";" where language.language == "el": return .question
        case "!", "！", "՜": return .exclamation
        case ":", "：": return .colon
        case "…": return .ellipsis
        default: return nil
        }
    }
}
