import ReceiptContent
import ReceiptModel
import Synchronization

/// Draws every line as black dots and remembers what it was asked for.
final class RecordingRasterizer: Rasterizer {
    private let asked = Mutex<[RasterLine]>([])
    private let missing: [Unicode.Scalar]

    init(missing: [Unicode.Scalar] = []) { self.missing = missing }

    var lines: [RasterLine] { asked.withLock { $0 } }

    /// A code of 21 modules that are all dark.
    func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
        let matrix = CodeMatrix(
            kind: kind, width: 21, height: 21, rowHeight: 1, quietZone: .init(horizontal: 4, vertical: 4),
            modules: [Bool](repeating: true, count: 441))
        guard let matrix else { throw .drawing(reason: "no matrix") }
        return matrix
    }

    func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
        asked.withLock { $0.append(line) }
        let bytes = [UInt8](repeating: 0xFF, count: (line.width + 7) / 8 * line.height)
        guard let image = DotImage(width: line.width, height: line.height, bytes: bytes) else {
            throw .drawing(reason: "no image")
        }
        return RasterText(image: image, missing: missing)
    }
}
