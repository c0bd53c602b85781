extension DecodedPrinter {
    /// The printer of a profile.
    public init(_ profile: PrinterProfile) {
        let fontA = Cell(width: profile.fontA.width, height: profile.fontA.height)
        let pages = profile.codePages.compactMap { page in CodePage.named(page.name).map { (page.number, $0) } }
        self.init(
            width: profile.dotsPerLine, dotsPerInch: profile.dotsPerInch, fontA: fontA,
            fontB: profile.fontB.map { Cell(width: $0.width, height: $0.height) } ?? fontA,
            defaultLineSpacing: profile.lineSpacing,
            pages: Dictionary(pages) { first, _ in first }, doubleByte: Self.doubleByteMode(of: profile))
    }

    private static func doubleByteMode(of profile: PrinterProfile) -> DoubleByteMode {
        guard let set = profile.doubleByte.flatMap({ DoubleByteSet.named($0.setName) }) else { return .none }
        return switch set.name {
        case "SHIFT_JIS", "JIS": .japanese
        default: .switched(set, startsOn: profile.startsInDoubleByteMode)
        }
    }
}
