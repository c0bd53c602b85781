import ReceiptContent

// Images, dot by dot.
extension EscPosStream {
    /// Printers with little memory print an image of many rows wrong: it is sent in bands of so many.
    private static let bandHeight = 128

    /// Prints an image from the left edge on by `GS v 0`, which feeds the paper by its height.
    mutating func draw(_ image: DotImage) {
        let bytesPerRow = image.bytesPerRow
        guard bytesPerRow > 0 else { return }
        var row = 0
        while row < image.height {
            let height = min(Self.bandHeight, image.height - row)
            command(Code.gs, UInt8(ascii: "v"), UInt8(ascii: "0"), 0)
            word(bytesPerRow)
            word(height)
            out.append(image.bytes, in: row * bytesPerRow..<(row + height) * bytesPerRow)
            row += height
        }
    }

    /// Two bytes, the lower one first.
    mutating func word(_ value: Int) {
        out.append(UInt8(truncatingIfNeeded: value))
        out.append(UInt8(truncatingIfNeeded: value >> 8))
    }
}

extension DotImage {
    /// A code with its quiet zone in the middle of a line.
    ///
    /// - Returns: nil when it is wider than the line.
    init?(_ matrix: CodeMatrix, dotsPerModule: Int, lineWidth: Int) {
        let quiet = matrix.quietZone
        let width = matrix.width * dotsPerModule
        guard width + 2 * quiet.horizontal * dotsPerModule <= lineWidth else { return nil }
        let left = (lineWidth - width) / 2
        let top = quiet.vertical * dotsPerModule
        let rowHeight = matrix.rowHeight * dotsPerModule
        let height = matrix.height * rowHeight + 2 * top
        let bytesPerRow = (left + width + 7) / 8
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
        for row in 0..<matrix.height {
            let start = (top + row * rowHeight) * bytesPerRow
            for column in 0..<matrix.width where matrix.isDark(column: column, row: row) {
                for x in left + column * dotsPerModule..<left + (column + 1) * dotsPerModule {
                    bytes[start + x / 8] |= 0x80 >> UInt8(x % 8)
                }
            }
            for y in 1..<max(rowHeight, 1) {
                for x in 0..<bytesPerRow { bytes[start + y * bytesPerRow + x] = bytes[start + x] }
            }
        }
        self.init(width: left + width, height: height, bytes: bytes)
    }
}
