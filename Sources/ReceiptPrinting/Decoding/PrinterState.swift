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
    var tabs: [Int] = (1...32).map { $0 * 8 * 12 }
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

    init(of printer: DecodedPrinter) {
        areaWidth = printer.width
        lineSpacing = printer.defaultLineSpacing
        dotsPerVerticalUnit = printer.dotsPerVerticalUnit
        if case .switched(_, let startsOn) = printer.doubleByte { isKanji = startsOn } else { isKanji = false }
    }

    func dots(horizontal units: Int) -> Int { Int((Double(units) * dotsPerHorizontalUnit).rounded()) }
    func dots(vertical units: Int) -> Int { Int((Double(units) * dotsPerVerticalUnit).rounded()) }

    /// Width and height of an unscaled character of one byte. Source: Epson TM specifications, fonts A and B.
    var cell: (width: Int, height: Int) { font == .a ? (12, 24) : (9, 17) }

    var textStyle: TextStyle {
        TextStyle(
            font: font, widthScale: widthScale, heightScale: heightScale, underline: underline, effects: effects)
    }

    var kanjiStyle: TextStyle {
        TextStyle(
            font: font, widthScale: max(widthScale, kanjiWidthScale), heightScale: max(heightScale, kanjiHeightScale),
            underline: max(underline, kanjiUnderline), effects: effects)
    }
}
