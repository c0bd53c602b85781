extension CodePage {
    /// A page of ICU's with what vendors' own tables say otherwise.
    ///
    /// ICU follows IBM's registry. Where Microsoft's tables (Unicode, MAPPINGS/VENDORS/MICSFT) name another character for
    /// the same picture, both are written and theirs is read; a byte for which the two show different pictures is left
    /// out, since nobody can know which of them a printer has.
    static func corrected(_ name: String, _ upper: [Unicode.Scalar?]) -> CodePage {
        var upper = upper
        var synonyms: [(UInt8, Unicode.Scalar)] = []
        for correction in corrections[name] ?? [] {
            let offset = Int(correction.byte) - 0x80
            if let scalar = correction.scalar, let old = upper[offset], old != scalar, isPrinted(old) {
                synonyms.append((correction.byte, old))
            }
            upper[offset] = correction.scalar
        }
        return CodePage(name: name, upper: upper, synonyms: synonyms)
    }

    /// What a byte stands for by Microsoft's table; nil to leave it out.
    private struct Correction: Sendable {
        let byte: UInt8
        let scalar: Unicode.Scalar?

        init(_ byte: UInt8, _ scalar: Unicode.Scalar?) {
            self.byte = byte
            self.scalar = scalar
        }
    }

    /// The micro sign and the Greek mu are one picture.
    private static let micro = [Correction(0xE6, "\u{B5}")]

    private static let corrections: [String: [Correction]] = [
        "CP437": micro, "CP860": micro, "CP861": micro, "CP862": micro, "CP863": micro, "CP865": micro,
        "CP852": [Correction(0xAA, "\u{AC}")],
        "CP856": [Correction(0xEE, "\u{AF}"), Correction(0xFA, nil)],
        "CP864": [Correction(0x9F, nil), Correction(0xD7, nil), Correction(0xD8, nil), Correction(0xF1, nil)],
        "CP869": [Correction(0x88, "\u{B7}"), Correction(0xEF, "\u{384}")],
        "CP1125": [Correction(0xFA, nil), Correction(0xFB, nil)],
        "WPC1253": [Correction(0xAA, nil)],
        "WPC1257": [
            Correction(0x8D, "\u{A8}"), Correction(0x8E, "\u{2C7}"), Correction(0x8F, "\u{B8}"),
            Correction(0x9D, "\u{AF}"), Correction(0x9E, "\u{2DB}"), Correction(0xB4, "\u{B4}"),
            Correction(0xFF, "\u{2D9}"),
        ],
    ]
}
