/// Letters with marks that Unicode also has as one code point, which is the form that code pages hold.
enum PrecomposedLetters {
    /// The one code point that is canonically equivalent to a letter and a mark on it; nil: there is none.
    static func scalar(for letter: Character, with mark: Unicode.Scalar) -> Unicode.Scalar? {
        let whole = "\(letter)\(mark)"
        return whole.count == 1 ? whole.first.flatMap { letters[$0] } : nil
    }

    // Characters are equal when they are canonically equivalent.
    private static let letters: [Character: Unicode.Scalar] = {
        var letters: [Character: Unicode.Scalar] = [:]
        // Latin, Greek, Cyrillic, Latin for Vietnamese, polytonic Greek.
        let ranges: [ClosedRange<UInt32>] = [
            0xC0...0x233, 0x374...0x3CE, 0x400...0x4F9, 0x1E00...0x1EF9, 0x1F00...0x1FFC,
        ]
        for range in ranges {
            for scalar in range.compactMap(Unicode.Scalar.init) { letters[Character(scalar)] = scalar }
        }
        return letters
    }()
}
