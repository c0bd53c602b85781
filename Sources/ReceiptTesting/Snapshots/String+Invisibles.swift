extension String {
    /// The text with every character that a reader cannot see, or tell from a space, as its code point: `⟨U+202F⟩`.
    public var showingInvisibles: String {
        var shown = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .format, .lineSeparator, .paragraphSeparator:
                shown += scalar.codePoint
            case .control where scalar != "\n":
                shown += scalar.codePoint
            case .spaceSeparator where scalar != " " && scalar.value != 0x3000:
                shown += scalar.codePoint
            default:
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}

extension Unicode.Scalar {
    fileprivate var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
    }
}
