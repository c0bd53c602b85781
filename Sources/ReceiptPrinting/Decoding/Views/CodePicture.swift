import ReceiptContent
import ReceiptModel

/// A code as the printer draws it: without its quiet zone, and with the text beside the bars.
struct CodePicture {
    let image: DotImage

    init(of code: PrintedCode, rasterizer: any Rasterizer) throws(RasterizerError) {
        guard let kind = Self.kind(of: code.symbology) else {
            image = try Self.frame(around: "\(code.symbology.rawValue) \(code.payload)", rasterizer)
            return
        }
        let matrix = try rasterizer.matrix(of: code.payload, as: kind)
        let rowHeight = matrix.rowHeight == 1 ? code.moduleWidth : code.height
        let label = code.label == .none ? nil : try Self.label(code.payload, rasterizer)
        let width = matrix.width * code.moduleWidth
        let above = code.label == .above || code.label == .both ? label?.height ?? 0 : 0
        let below = code.label == .below || code.label == .both ? label?.height ?? 0 : 0
        let height = matrix.height * rowHeight
        var canvas = DotCanvas(width: max(width, label?.width ?? 0), height: above + height + below)
        let left = (canvas.width - width) / 2
        for row in 0..<matrix.height {
            for column in 0..<matrix.width where matrix.isDark(column: column, row: row) {
                canvas.fill(
                    x: left + column * code.moduleWidth, y: above + row * rowHeight, width: code.moduleWidth,
                    height: rowHeight)
            }
        }
        if let label {
            let x = (canvas.width - label.width) / 2
            if above > 0 { canvas.draw(label, x: x, y: 0) }
            if below > 0 { canvas.draw(label, x: x, y: above + height) }
        }
        image = canvas.image
    }

    private static func kind(of symbology: PrintedCode.Symbology) -> CodeKind? {
        switch symbology {
        case .qr: .qr
        case .code128: .code128
        case .pdf417: .pdf417
        default: nil
        }
    }

    private static func label(_ text: String, _ rasterizer: any Rasterizer) throws(RasterizerError) -> DotImage {
        let scalars = Array(text.unicodeScalars)
        let pieces = scalars.enumerated().map { index, scalar in
            RasterLine.Piece(
                text: String(scalar), language: LanguageTag(language: "und"), direction: .leftToRight, x: index * 12,
                width: 12, edge: .center)
        }
        return try rasterizer.dots(of: RasterLine(width: scalars.count * 12, height: 24, pieces: pieces)).image
    }

    /// What stands for a code that cannot be drawn here: its name and payload in a frame.
    private static func frame(around text: String, _ rasterizer: any Rasterizer) throws(RasterizerError) -> DotImage {
        let label = try label(text, rasterizer)
        var canvas = DotCanvas(width: label.width + 24, height: label.height + 24)
        canvas.draw(label, x: 12, y: 12)
        canvas.fill(x: 0, y: 0, width: canvas.width, height: 2)
        canvas.fill(x: 0, y: canvas.height - 2, width: canvas.width, height: 2)
        canvas.fill(x: 0, y: 0, width: 2, height: canvas.height)
        canvas.fill(x: canvas.width - 2, y: 0, width: 2, height: canvas.height)
        return canvas.image
    }
}
