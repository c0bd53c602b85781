/// What people type, folded to what programs compare: digits of every script become ASCII, full-width letters their
/// plain form, every kind of space and hyphen the ASCII one.
struct TypedText {
    /// Folded, without spaces around it.
    let folded: String

    init(_ entry: String) {
        var text = ""
        for scalar in entry.unicodeScalars {
            if let digit = Self.digit(scalar) {
                text.append(digit)
            } else if let plain = Self.plain(scalar) {
                text.unicodeScalars.append(plain)
            }
        }
        folded = String(text.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
    }

    /// Without the spaces and hyphens that group digits.
    var ungrouped: String {
        folded.filter { $0 != " " && $0 != "-" }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Character? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
            let ascii = UInt8(exactly: 48 + value)
        else { return nil }
        return Character(Unicode.Scalar(ascii))
    }

    /// nil for what prints nothing: bidi marks, joiners and the byte order mark that come along when text is pasted.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)  // full-width forms of ASCII
        case 0x2010...0x2015, 0x2212, 0x30FC, 0xFE58, 0xFE63: "-"
        case 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0x61C, 0xFEFF: nil
        default: scalar
        }
    }
}
