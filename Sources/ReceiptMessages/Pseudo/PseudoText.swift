import ReceiptLocalization

/// The literal texts of a message in a pseudo-locale, in UTF-8.
enum PseudoText {
    /// What stands around a whole message.
    static func frame(_ locale: PseudoLocale, letters: Int) -> (start: String, end: String) {
        switch locale {
        case .accented: ("[", "\(padding(letters * 2 / 5 + 1))]")
        case .mirrored: ("", "")
        }
    }

    static func words(_ text: some Sequence<UInt8>, _ locale: PseudoLocale) -> String {
        let text = String(decoding: Array(text), as: UTF8.self)
        switch locale {
        case .accented: return String(String.UnicodeScalarView(text.unicodeScalars.map(accented)))
        case .mirrored: return mirrored(text)
        }
    }

    static func isLetter(_ byte: UInt8) -> Bool { accents[byte | 0x20] != nil }

    private static func padding(_ count: Int) -> String {
        // Counting, as a reader sees at once how much is missing.
        var words = " öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ"
        while words.count < count { words += words }
        let padding = words.prefix(count)
        return String(padding.last == " " ? padding.dropLast() : padding)
    }

    private static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.isASCII, let accent = accents[UInt8(scalar.value) | 0x20] else { return scalar }
        return scalar.properties.isUppercase ? accent.upper : accent.lower
    }

    /// Each word from right to left by itself, so that a line may break between them.
    private static func mirrored(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isWord = false
        for scalar in text.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic
            if isLetter != isWord { result.append(isLetter ? "\u{202E}" : "\u{202C}") }
            isWord = isLetter
            result.append(scalar)
        }
        if isWord { result.append("\u{202C}") }
        return String(result)
    }

    /// By the small letter of ASCII. Every letter has one, so that none that is left stands for a message.
    private static let accents: [UInt8: (lower: Unicode.Scalar, upper: Unicode.Scalar)] = {
        let letters = zip("áƀçďéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýž".unicodeScalars, "ÁƁÇĎÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ".unicodeScalars)
        return Dictionary(uniqueKeysWithValues: zip(UInt8(ascii: "a")..., letters.map { (lower: $0, upper: $1) }))
    }()
}
