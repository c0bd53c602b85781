import CReceiptICU

/// What a fixed-width layout needs to know of one code point, or the union of what it knows of several.
package struct ScalarShape: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Joins with others to one picture by U+200D.
    package static let pictographic = ScalarShape(rawValue: 4)
    /// Strong, right to left.
    package static let rightToLeft = ScalarShape(rawValue: 8)
    /// Strong, left to right.
    package static let leftToRight = ScalarShape(rawValue: 16)
    /// A digit that goes with the letters before it.
    package static let europeanDigit = ScalarShape(rawValue: 32)
    /// A mark, embedding, override or isolate.
    package static let bidiControl = ScalarShape(rawValue: 64)
    /// A digit that orders what stands around it from right to left.
    package static let arabicDigit = ScalarShape(rawValue: 128)

    /// How many cells the code point takes by itself: 0, 1 or 2. Without meaning for a union.
    ///
    /// General category Mn, Me, Cf: 0. East Asian Width W, F: 2. All others: 1.
    /// Source: UAX #11.
    package var cells: Int { Int(rawValue & 3) }

    package init(of scalar: Unicode.Scalar) {
        self = Self.common(scalar.value) ?? Self(askingICUFor: scalar.value)
    }

    /// The answer of ICU's property data.
    package init(askingICUFor value: UInt32) {
        self.init(rawValue: UInt8(truncatingIfNeeded: ricu_cell_properties(value)))
    }
}

extension ScalarShape {
    private static let neutral = ScalarShape(rawValue: 1)
    private static let letter: ScalarShape = [neutral, leftToRight]
    private static let wideLetter: ScalarShape = [ScalarShape(rawValue: 2), leftToRight]
    private static let rightToLeftLetter: ScalarShape = [neutral, rightToLeft]

    /// The characters that receipts are full of, without a way into ICU; nil for all others. A test compares all of it
    /// with ICU.
    package static func common(_ value: UInt32) -> ScalarShape? {
        if value < 0x300 { return latin(value) }
        switch value {
        case 0x400...0x481, 0x48A...0x4FF: return letter  // Cyrillic
        case 0x391...0x3A1, 0x3A3...0x3E1: return letter  // Greek
        case 0x5D0...0x5EA: return rightToLeftLetter  // Hebrew
        case 0x621...0x64A, 0x671...0x6D3: return rightToLeftLetter  // Arabic, Persian
        case 0x64B...0x655: return []
        case 0x660...0x669, 0x66B, 0x66C: return [neutral, arabicDigit]
        case 0x6F0...0x6F9: return [neutral, europeanDigit]
        case 0x61C: return [bidiControl, rightToLeft]
        case 0x904...0x939, 0x958...0x961, 0x966...0x96F: return letter  // Devanagari
        case 0x93E...0x940, 0x949...0x94C: return letter
        case 0x93C, 0x941...0x948, 0x94D: return []
        case 0xE01...0xE30, 0xE32, 0xE33, 0xE40...0xE46, 0xE50...0xE59: return letter  // Thai
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: return []
        case 0x2009, 0x2010...0x2027, 0x202F, 0x20A0...0x20BF, 0x2212: return neutral
        case 0x200E: return [bidiControl, leftToRight]
        case 0x200F: return [bidiControl, rightToLeft]
        case 0x2066...0x2069: return bidiControl
        case 0x3001...0x3003, 0x3008...0x3011, 0xFF01...0xFF0F: return ScalarShape(rawValue: 2)
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF: return wideLetter  // Kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return wideLetter  // Han, Hangul
        case 0xFFE5: return ScalarShape(rawValue: 2)
        default: return nil
        }
    }

    private static func latin(_ value: UInt32) -> ScalarShape? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8: return letter
        case 0x30...0x39: return [neutral, europeanDigit]
        case 0x20...0x7E, 0xA0...0xA8, 0xAB, 0xAC, 0xAF...0xB1, 0xB4, 0xB6...0xB8, 0xBB...0xBF, 0xD7, 0xF7:
            return neutral
        default: return nil
        }
    }
}
