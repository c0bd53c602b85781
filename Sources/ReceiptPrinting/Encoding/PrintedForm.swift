import ReceiptICU

/// What is printed for a character that means the same on paper, where a printer does not have the character itself.
///
/// A closed list of typography: spaces, hyphens and dashes, quotation marks, and what is not seen at all. No letter becomes
/// another letter, and no currency another currency.
enum PrintedForm: Hashable {
    /// Nothing is printed: bidi and format controls, which say how to set text.
    case nothing
    /// As many spaces as the character has cells.
    case spaces(Int)
    case character(UInt8)

    /// - Returns: nil for characters that mean something of their own.
    init?(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: self = .spaces(1)
        case 0x3000: self = .spaces(2)
        case 0x2010...0x2015, 0x2212: self = .character(UInt8(ascii: "-"))
        case 0x2018, 0x2019, 0x201B, 0x2BB, 0x2BC, 0x2032: self = .character(UInt8(ascii: "'"))
        case 0x201C...0x201F, 0x2033: self = .character(UInt8(ascii: "\""))
        case 0x2022: self = .character(UInt8(ascii: "*"))
        case 0x2044, 0x2215: self = .character(UInt8(ascii: "/"))
        case 0xD7: self = .character(UInt8(ascii: "x"))
        case 0xAD, 0x61C, 0x200B...0x200F, 0x2060...0x2069, 0xFE0E, 0xFEFF: self = .nothing
        default: return nil
        }
    }

    /// Whether the form is as good as the character, so that it is worth no change of the code page.
    static func isPreferred(for scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x2212, 0x2010, 0x2011: true
        default: false
        }
    }
}
