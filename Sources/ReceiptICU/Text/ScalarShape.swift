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

    /// Whether any of `others` is among these.
    @inline(__always)
    package func holdsAny(of others: ScalarShape) -> Bool { rawValue & others.rawValue != 0 }

    package init(of value: UInt32) {
        self = value < 0x800 ? Self.alphabets[Int(value)] : Self.common(value) ?? Self(askingICUFor: value)
    }

    /// The answer of ICU's property data.
    package init(askingICUFor value: UInt32) {
        self.init(rawValue: UInt8(truncatingIfNeeded: ricu_cell_properties(value)))
    }
}

extension ScalarShape {
    /// U+0000–07FF: Latin, Greek, Cyrillic, Hebrew, Arabic; asked of ICU once.
    static let alphabets: [ScalarShape] = (0..<0x800).map { ScalarShape(askingICUFor: $0) }

    // Spelled out in bits: an array literal would be built for each character.
    private static let mark = ScalarShape()
    private static let neutral = ScalarShape(rawValue: 1)
    private static let wide = ScalarShape(rawValue: 2)
    private static let letter = ScalarShape(rawValue: 1 | 16)
    private static let wideLetter = ScalarShape(rawValue: 2 | 16)

    /// What receipts hold of the code points from U+0800 on, without a way into ICU; nil for all others. A test compares
    /// all of it with ICU.
    package static func common(_ value: UInt32) -> ScalarShape? {
        // In the order in which they are met most often.
        switch value {
        case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF: wideLetter  // Han, Kana
        case 0x904...0x939, 0x958...0x961, 0x966...0x96F: letter  // Devanagari
        case 0x93E...0x940, 0x949...0x94C: letter
        case 0x93C, 0x941...0x948, 0x94D: mark
        case 0xE01...0xE30, 0xE32, 0xE33, 0xE40...0xE46, 0xE50...0xE59: letter  // Thai
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: mark
        case 0x200E: ScalarShape(rawValue: 64 | 16)
        case 0x200F: ScalarShape(rawValue: 64 | 8)
        case 0x2066...0x2069: bidiControl
        case 0x2009, 0x2010...0x2027, 0x202F, 0x20A0...0x20BF, 0x2212: neutral
        case 0x3001...0x3003, 0x3008...0x3011, 0xFF01...0xFF0F, 0xFFE5: wide
        case 0x3400...0x4DBF, 0xAC00...0xD7A3: wideLetter  // Han, Hangul
        default: nil
        }
    }
}
