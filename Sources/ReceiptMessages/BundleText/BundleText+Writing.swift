extension BundleText {
    /// A text between quotation marks, with escapes for what a reader of the file would not see.
    package static func quotation(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if isInvisible(scalar.value) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// Controls, spaces that look like the ordinary one, and what reorders the text around it. The joiners of Persian and
    /// of India's scripts are letters to those who write them.
    private static func isInvisible(_ value: UInt32) -> Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x61C, 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F, 0x205F...0x206F,
            0xFEFF:
            true
        default: false
        }
    }

    /// All of them lie below U+FFFF.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
