/// Text in which nothing hides.
enum VisibleText {
    /// Controls, marks without a letter and whatever else has no picture become `⟨U+200E⟩`; a no-break space is printed as
    /// a space and becomes one.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { !isPlain($0) }) else { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if isPlain(scalar) {
                visible.unicodeScalars.append(scalar)
            } else if scalar == "\u{A0}" {
                visible += " "
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                visible += "⟨U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)⟩"
            }
        }
        return visible
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: return true
        case 0..<0xA1, 0xAD: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            return false
        case .spaceSeparator: return scalar == "\u{3000}"
        default: return true
        }
    }
}
