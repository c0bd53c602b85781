import ReceiptContent

extension DotImage {
    /// A picture from columns of `bytesPerColumn`, the highest bit on top, as ESC * and GS * send it.
    ///
    /// - Parameter limit: Dots behind which the picture is cut off.
    init?(columns: ArraySlice<UInt8>, bytesPerColumn: Int, widthScale: Int = 1, heightScale: Int = 1, limit: Int = .max)
    {
        guard bytesPerColumn > 0, columns.count % bytesPerColumn == 0 else { return nil }
        let count = min(columns.count / bytesPerColumn, limit / widthScale)
        let (width, height) = (count * widthScale, bytesPerColumn * 8 * heightScale)
        var canvas = DotCanvas(width: width, height: height)
        for column in 0..<count {
            for row in 0..<bytesPerColumn * 8 {
                let byte = columns[columns.startIndex + column * bytesPerColumn + row / 8]
                guard byte & (0x80 >> UInt8(row % 8)) != 0 else { continue }
                canvas.fill(
                    x: column * widthScale, y: row * heightScale, width: widthScale, height: heightScale)
            }
        }
        self = canvas.image
    }

    /// The picture with each dot `width` wide and `height` high.
    func scaled(width widthScale: Int, height heightScale: Int) -> DotImage {
        guard widthScale != 1 || heightScale != 1 else { return self }
        var canvas = DotCanvas(width: width * widthScale, height: height * heightScale)
        canvas.draw(self, x: 0, y: 0, widthScale: widthScale, heightScale: heightScale)
        return canvas.image
    }
}

extension DotImage {
    /// By half a turn.
    var turnedAround: DotImage {
        var canvas = DotCanvas(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width where isBlack(x: x, y: y) {
                canvas.fill(x: width - 1 - x, y: height - 1 - y, width: 1, height: 1)
            }
        }
        return canvas.image
    }

    /// By a quarter turn.
    var turnedClockwise: DotImage {
        var canvas = DotCanvas(width: height, height: width)
        for y in 0..<height {
            for x in 0..<width where isBlack(x: x, y: y) {
                canvas.fill(x: height - 1 - y, y: x, width: 1, height: 1)
            }
        }
        return canvas.image
    }
}
