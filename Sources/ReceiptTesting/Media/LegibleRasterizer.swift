import ReceiptContent
import ReceiptModel

/// A rasterizer whose pictures can be read back: the text itself lies in their dots, byte by byte.
///
/// So a test sees which words a printer got as a picture, without fonts and the same on every machine.
public struct LegibleRasterizer: Rasterizer {
    /// What the bits of a picture begin with.
    private static let signature: [UInt8] = [0xF0, 0x9F, 0x96, 0xA8]

    public init() {}

    /// The payload's bytes as a square of modules, most significant bit first: no code that a scanner reads.
    public func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
        var modules: [Bool] = []
        for byte in payload.utf8 {
            for bit in UInt8(0)..<8 { modules.append(byte & (0x80 >> bit) != 0) }
        }
        var side = 1
        while side * side < modules.count { side += 1 }
        let isLinear = kind == .code128
        let width = isLinear ? max(1, modules.count) : side
        let height = isLinear ? 1 : side
        modules += Array(repeating: false, count: width * height - modules.count)
        let zone = CodeMatrix.QuietZone(horizontal: 4, vertical: 4)
        guard
            let matrix = CodeMatrix(
                kind: kind, width: width, height: height, rowHeight: isLinear ? 40 : 1, quietZone: zone,
                modules: modules)
        else { throw .payload(kind, reason: "it is empty") }
        return matrix
    }

    public func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
        var text = ""
        for piece in line.pieces {
            text += text.isEmpty ? "" : "\t"
            text += "\(piece.x)+\(piece.width) \(piece.text)"
        }
        let bytes = Self.signature + Array(text.utf8) + [0]
        let room = (line.width + 7) / 8 * line.height
        guard bytes.count <= room,
            let image = DotImage(
                width: line.width, height: line.height,
                bytes: bytes + Array(repeating: 0, count: room - bytes.count))
        else { throw .drawing(reason: "a line of \(line.width) x \(line.height) dots holds no \(bytes.count) bytes") }
        return RasterText(image: image, missing: [])
    }

    /// The text that lies in a picture of this rasterizer; nil for any other.
    ///
    /// The pieces of a line with tabs between them, each with its place: `0+576 مرحبا`.
    public static func text(in image: DotImage) -> String? {
        guard image.bytes.starts(with: signature) else { return nil }
        let text = image.bytes.dropFirst(signature.count).prefix { $0 != 0 }
        return String(validating: text, as: UTF8.self)
    }
}
