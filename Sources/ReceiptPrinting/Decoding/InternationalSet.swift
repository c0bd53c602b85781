/// The national characters that ESC R puts in place of some of ASCII's.
///
/// Source: Epson ESC/POS, ESC R and its table of international character sets.
enum InternationalSet {
    private static let places: [UInt8] = [
        0x23, 0x24, 0x25, 0x2A, 0x40, 0x5B, 0x5C, 0x5D, 0x5E, 0x60, 0x7B, 0x7C, 0x7D, 0x7E,
    ]

    /// For each set the characters at `places`.
    private static let sets: [[Unicode.Scalar]] = [
        "#$%*@[\\]^`{|}~",  // USA
        "#$%*à°ç§^`éùè¨",  // France
        "#$%*§ÄÖÜ^`äöüß",  // Germany
        "£$%*@[\\]^`{|}~",  // United Kingdom
        "#$%*@ÆØÅ^`æøå~",  // Denmark I
        "#¤%*ÉÄÖÅÜéäöåü",  // Sweden
        "#$%*@°\\é^ùàòèì",  // Italy
        "₧$%*@¡Ñ¿^`¨ñ}~",  // Spain I
        "#$%*@[¥]^`{|}~",  // Japan
        "#¤%*ÉÆØÅÜéæøåü",  // Norway
        "#$%*ÉÆØÅÜéæøåü",  // Denmark II
        "#$%*á¡Ñ¿é`íñóú",  // Spain II
        "#$%*á¡Ñ¿éüíñóú",  // Latin America
        "#$%*@[₩]^`{|}~",  // Korea
        "#$%*ŽŠĐĆČžšđćč",  // Slovenia, Croatia
        "#¥%*@[\\]^`{|}~",  // China
        "₫$%*@[\\]^`{|}~",  // Viet Nam
        "#$٪٭@[\\]^`{|}~",  // Arabia
    ].map { Array($0.unicodeScalars) }

    /// How many sets there are; ESC R takes numbers below.
    static var count: UInt8 { UInt8(sets.count) }

    /// What a byte prints in a set, or nil for what it prints in any.
    static func scalar(for byte: UInt8, in set: UInt8) -> Unicode.Scalar? {
        guard set > 0, Int(set) < sets.count, let place = places.firstIndex(of: byte) else { return nil }
        return sets[Int(set)][place]
    }
}
