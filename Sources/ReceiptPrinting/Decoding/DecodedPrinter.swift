/// What the decoder must know of the printer that a stream is meant for.
public struct DecodedPrinter: Sendable {
    /// The printable width in dots.
    public let width: Int
    /// The cells of fonts A and B in dots. A character of two bytes is as high as font A and twice as wide.
    public let fontA: Cell
    public let fontB: Cell
    /// Of the movement that ESC 2 sets, in dots.
    public let defaultLineSpacing: Int
    public let dotsPerInch: Int
    /// What one unit of ESC 3, ESC J and GS V is in dots.
    public let dotsPerVerticalUnit: Double
    /// The code pages by the number that ESC t gives them.
    let pages: [UInt8: CodePage]
    let doubleByte: DoubleByteMode

    public struct Cell: Hashable, Sendable {
        public let width: Int
        public let height: Int

        public init(width: Int, height: Int) {
            self.width = max(width, 1)
            self.height = max(height, 1)
        }
    }

    /// How the printer reads characters of two bytes.
    package enum DoubleByteMode: Sendable {
        case none
        /// Japanese models: FS C chooses between the bytes of JIS, which FS & introduces, and those of Shift JIS, which
        /// need no introduction.
        case japanese
        /// Chinese and Korean models: FS & and FS . switch it on and off.
        case switched(DoubleByteSet, startsOn: Bool)
    }

    /// - Parameters:
    ///   - width: 576 dots for paper of 80 mm, 384 for 58 mm.
    ///   - pages: Without an argument, Epson's numbers.
    package init(
        width: Int = 576, dotsPerInch: Int = 203, fontA: Cell = Cell(width: 12, height: 24),
        fontB: Cell = Cell(width: 9, height: 17), defaultLineSpacing: Int = 30, dotsPerVerticalUnit: Double = 1,
        pages: [UInt8: CodePage] = DecodedPrinter.epsonPages, doubleByte: DoubleByteMode = .none
    ) {
        self.width = max(width, 1)
        self.dotsPerInch = dotsPerInch
        self.fontA = fontA
        self.fontB = fontB
        self.defaultLineSpacing = defaultLineSpacing
        self.dotsPerVerticalUnit = dotsPerVerticalUnit
        self.pages = pages
        self.doubleByte = doubleByte
    }

    /// 80 mm, one byte a character, Epson's code pages.
    public static let standard = DecodedPrinter()

    /// Source: Epson ESC/POS, ESC t.
    package static let epsonPages: [UInt8: CodePage] = [
        0: "CP437", 1: "KATAKANA", 2: "CP850", 3: "CP860", 4: "CP863", 5: "CP865", 11: "CP851", 12: "CP853",
        13: "CP857", 14: "CP737", 15: "ISO8859-7", 16: "WPC1252", 17: "CP866", 18: "CP852", 19: "CP858", 20: "KU42",
        21: "THAI11", 22: "THAI13", 23: "THAI14", 24: "THAI16", 26: "THAI18", 30: "TCVN-3-1", 31: "TCVN-3-2",
        32: "CP720", 33: "CP775", 34: "CP855", 35: "CP861", 36: "CP862", 37: "CP864", 38: "CP869", 39: "ISO8859-2",
        40: "ISO8859-15", 41: "CP1098", 42: "CP774", 43: "CP772", 44: "CP1125", 45: "WPC1250", 46: "WPC1251",
        47: "WPC1253", 48: "WPC1254", 49: "WPC1255", 50: "WPC1256", 51: "WPC1257", 52: "WPC1258", 53: "KZ-1048",
    ].compactMapValues { CodePage.named($0) }
}
