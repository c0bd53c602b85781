import ReceiptContent
import ReceiptModel

extension PaperPainter {
    /// Draws each character into its cell, and then enlarges the cells, as printers do.
    mutating func paint(_ text: PrintedLine.Text, x: Int, y: Int, on strip: inout DotCanvas) {
        let style = text.style
        let size = (width: text.advance / style.widthScale, height: text.height / style.heightScale)
        let isRotated = style.effects.contains(.rotated)
        let scalars = Array(text.string.unicodeScalars)
        if isRotated {
            for (index, scalar) in scalars.enumerated() {
                let cell = glyphs([scalar], of: text, width: size.height, height: size.width).turnedClockwise
                strip.draw(
                    cell, x: x + index * text.advance, y: y, widthScale: style.widthScale,
                    heightScale: style.heightScale)
            }
        } else {
            strip.draw(
                glyphs(scalars, of: text, width: size.width, height: size.height), x: x, y: y,
                widthScale: style.widthScale, heightScale: style.heightScale)
        }
        let end = text.advance * scalars.count
        if style.underline > 0 {
            strip.fill(x: x, y: y + text.height - style.underline, width: end, height: style.underline)
        }
        if style.effects.contains(.reversed) { strip.invert(x: x, y: y, width: end, height: text.height) }
    }

    private mutating func glyphs(
        _ scalars: [Unicode.Scalar], of text: PrintedLine.Text, width: Int, height: Int
    ) -> DotImage {
        let language = Self.language(of: text.encoding)
        let pieces = scalars.enumerated().compactMap { index, scalar -> RasterLine.Piece? in
            guard scalar != " ", scalar != "\u{A0}", scalar != "\u{3000}" else { return nil }
            return RasterLine.Piece(
                text: String(scalar), language: language, direction: .leftToRight, x: index * width, width: width,
                edge: .center)
        }
        let isStrong = !text.style.effects.isDisjoint(with: [.bold, .doubleStrike])
        let line = RasterLine(
            width: scalars.count * width, height: height, pieces: pieces, emphasis: isStrong ? .strong : .normal)
        do {
            let drawn = try rasterizer.dots(of: line)
            for scalar in drawn.missing {
                add("No font has U+\(String(scalar.value, radix: 16, uppercase: true)).")
            }
            return drawn.image
        } catch {
            add("\(error)")
            return DotCanvas(width: line.width, height: line.height).image
        }
    }

    /// The language whose shapes of Han characters a set prints.
    private static func language(of encoding: String) -> LanguageTag {
        switch encoding {
        case "SHIFT_JIS", "JIS", "KATAKANA": LanguageTag(language: "ja")
        case "GB2312", "GBK", "GB18030": LanguageTag(language: "zh", script: "Hans")
        case "BIG5": LanguageTag(language: "zh", script: "Hant")
        case "KS_X_1001": LanguageTag(language: "ko")
        default: LanguageTag(language: "und")
        }
    }
}
