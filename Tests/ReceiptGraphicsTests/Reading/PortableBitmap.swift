import ReceiptContent

/// Dots as a file that every reader of pictures knows and that needs no library: Netpbm's PBM, 1 is black.
enum PortableBitmap {
    static func bytes(of image: DotImage) -> [UInt8] {
        Array("P4\n\(image.width) \(image.height)\n".utf8) + image.bytes
    }

    /// A code on white paper, each module `scale` dots wide, inside its quiet zone.
    static func bytes(of code: CodeMatrix, scale: Int) -> [UInt8] {
        let width = (code.width + 2 * code.quietZone.horizontal) * scale
        // A linear code wants no light above and below; the picture would end with it.
        let margin = max(code.quietZone.vertical, 2)
        var rows: [[UInt8]] = []
        let blank = [UInt8](repeating: 0, count: (width + 7) / 8)
        rows += Array(repeating: blank, count: margin * scale)
        for row in 0..<code.height {
            var dots = blank
            for column in 0..<code.width where code.isDark(column: column, row: row) {
                for x in (code.quietZone.horizontal + column) * scale..<(code.quietZone.horizontal + column + 1) * scale
                {
                    dots[x / 8] |= 0x80 >> UInt8(x % 8)
                }
            }
            rows += Array(repeating: dots, count: code.rowHeight * scale)
        }
        rows += Array(repeating: blank, count: margin * scale)
        return Array("P4\n\(width) \(rows.count)\n".utf8) + rows.joined()
    }
}
