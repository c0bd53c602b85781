/// The settings that commands change and ESC @ brings back.
struct PrinterState {
    var font = TextStyle.Font.a
    var widthScale = 1
    var heightScale = 1
    var underline = 0
    var effects: TextStyle.Effects = []
    var page: UInt8 = 0
    var internationalSet: UInt8 = 0
    var alignment = PrintAlignment.left
    /// Dots behind each character, before scaling.
    var rightSpacing = 0

    /// In dots.
    var leftMargin = 0
    /// In dots; the rest of the paper at most.
    var areaWidth: Int
    var lineSpacing: Int
    /// Places in dots from the left margin, rising.
    var tabs: [Int]
    var dotsPerHorizontalUnit = 1.0
    var dotsPerVerticalUnit: Double

    var isKanji: Bool
    var readsShiftJIS = false
    var readsUTF8 = false
    var kanjiWidthScale = 1
    var kanjiHeightScale = 1
    var kanjiUnderline = 0
    var kanjiLeftSpacing = 0
    var kanjiRightSpacing = 0

    var barHeight = 162
    var barWidth = 3
    var barLabel = PrintedCode.Label.none

    /// Of an unscaled character of two bytes; ESC M and ESC ! do not change it.
    var kanjiCell: DecodedPrinter.Cell
    private let fontA: DecodedPrinter.Cell
    private let fontB: DecodedPrinter.Cell

    init(of printer: DecodedPrinter) {
        fontA = printer.fontA
        fontB = printer.fontB
        kanjiCell = DecodedPrinter.Cell(width: printer.fontA.width * 2, height: printer.fontA.height)
        tabs = (1...32).map { $0 * 8 * printer.fontA.width }
        areaWidth = printer.width
        lineSpacing = printer.defaultLineSpacing
        dotsPerVerticalUnit = printer.dotsPerVerticalUnit
        if case .switched(_, let startsOn) = printer.doubleByte { isKanji = startsOn } else { isKanji = false }
    }

    func dots(horizontal units: Int) -> Int { Int((Double(units) * dotsPerHorizontalUnit).rounded()) }
    func dots(vertical units: Int) -> Int { Int((Double(units) * dotsPerVerticalUnit).rounded()) }

    /// Of an unscaled character of one byte.
    var cell: DecodedPrinter.Cell { font == .a ? fontA : fontB }

    var textStyle: TextStyle {
        TextStyle(
            font: font, widthScale: widthScale, heightScale: heightScale, underline: underline, effects: effects)
    }

    /// Size and underline of characters of two bytes are their own: GS ! sets both sizes, ESC ! and ESC - leave these alone.
    /// Source: Epson ESC/POS, FS !, FS W, FS -.
    var kanjiStyle: TextStyle {
        TextStyle(
            font: font, widthScale: kanjiWidthScale, heightScale: kanjiHeightScale, underline: kanjiUnderline,
            effects: effects)
    }
}
