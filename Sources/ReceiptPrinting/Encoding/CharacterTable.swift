import ReceiptICU

/// In which ways a printer can print each character.
///
/// Made once for a profile: for every character of its code pages a bit for each page that holds it.
struct CharacterTable: Sendable {
    struct Page: Sendable {
        let number: UInt8
        let codes: CodePage
    }

    /// At most 64; those that printers agree on come first.
    let pages: [Page]
    /// The page that a receipt begins with: the one of the lowest number, which is every printer's own choice.
    let firstPage: Int
    let doubleByte: DoubleByteSet?
    private var holders = ScalarTable<UInt64>()

    init(_ profile: PrinterProfile) {
        let pages = profile.codePages.prefix(64).compactMap { page in
            CodePage.named(page.name).map { Page(number: page.number, codes: $0) }
        }.sorted { Self.rank(of: $0) < Self.rank(of: $1) }
        self.pages = pages
        firstPage = pages.indices.min { pages[$0].number < pages[$1].number } ?? 0
        doubleByte = profile.doubleByte.flatMap { DoubleByteSet.named($0.setName) }
        var masks: [UInt32: UInt64] = [:]
        for (index, page) in pages.enumerated() {
            for byte in UInt8(0x80)...0xFF {
                guard let scalar = page.codes.scalar(for: byte), Self.canStandAlone(scalar),
                    page.codes.byte(for: scalar) == byte
                else { continue }
                masks[scalar.value, default: 0] |= 1 << UInt64(index)
            }
        }
        for (value, mask) in masks { Unicode.Scalar(value).map { holders.add(mask, for: $0) } }
    }

    /// The pages that hold a character, by the bits of their index.
    @inline(__always)
    func pagesHolding(_ scalar: Unicode.Scalar) -> UInt64 { holders.code(for: scalar) }

    /// The two bytes of a character that takes two cells in the layout, too.
    func bytes(for scalar: Unicode.Scalar) -> (UInt8, UInt8)? {
        guard let doubleByte, ScalarShape(of: scalar.value).cells == 2 else { return nil }
        return doubleByte.bytes(for: scalar)
    }

    /// Of pages that hold the same character, those are safest whose contents printers agree on: they have all of it, and
    /// the euro sign is where it should be.
    private static func rank(of page: Page) -> Int {
        (trusted.firstIndex(of: page.codes.name) ?? trusted.count) * 256 + Int(page.number)
    }

    private static let trusted = [
        "CP437", "CP858", "WPC1252", "CP852", "WPC1250", "CP866", "WPC1251", "CP850", "CP857", "WPC1254", "CP737",
        "WPC1253", "CP775", "WPC1257", "CP860", "CP863", "CP865",
    ]

    /// Whether a character by itself can be printed, as it is or as what means the same.
    func canPrint(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || pagesHolding(scalar) != 0 || bytes(for: scalar) != nil || PrintedForm(of: scalar) != nil
    }

    /// A printer sets one character after the other from left to right: letters of other scripts need more than a byte.
    private static func canStandAlone(_ scalar: Unicode.Scalar) -> Bool {
        let shape = ScalarShape(of: scalar.value)
        guard shape.cells == 1, !shape.holdsAny(of: [.rightToLeft, .arabicDigit]) else { return false }
        switch scalar.value {
        // Printers differ in what they have at the byte of the no-break space; all have a plain one.
        case 0xA0: return false
        // Thai vowels and tones stand above and below their consonants; the baht sign stands alone.
        case 0xE3F: return true
        case 0xE00...0xE7F: return false
        default: return true
        }
    }
}
