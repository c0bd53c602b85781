import ReceiptContent
import ReceiptModel

/// How the codes of a document are drawn. Those that cannot be are spelled out by the layout.
struct PrintedCodes {
    enum Code {
        case qr([UInt8], dotsPerModule: Int)
        case code128([UInt8])
        case pdf417([UInt8])
        case image(DotImage)
    }

    private var drawn: [Int: Code] = [:]
    private(set) var issues: [DocumentIssue] = []

    /// The blocks whose codes are drawn.
    var blocks: Set<Int> { Set(drawn.keys) }

    func code(of block: Int) -> Code? { drawn[block] }

    mutating func add(_ code: Code, block: Int) { drawn[block] = code }

    mutating func noteUndrawn(block: Int) {
        issues.append(DocumentIssue(kind: .undrawnCode, place: "blocks[\(block)]", scalar: nil))
    }

    mutating func note(removed scalar: Unicode.Scalar, block: Int) {
        issues.append(DocumentIssue(kind: .removedCharacter, place: "blocks[\(block)].payload", scalar: scalar))
    }
}

extension PrinterSetup {
    /// By the printer's own command where that is right, else as an image.
    func codes(of document: ReceiptDocument) -> PrintedCodes {
        var codes = PrintedCodes()
        let blocks = document.storage.blocks
        for index in blocks.indices {
            guard case .code(let code) = blocks[index], !code.payload.isEmpty else { continue }
            let payload = CodePayload(code.payload)
            if payload.isPlain, let own = ownCode(code.kind, payload) {
                codes.add(own, block: index)
            } else if let image = image(of: code) {
                codes.add(.image(image), block: index)
            } else if let own = ownCode(code.kind, payload) {
                codes.add(own, block: index)
                for scalar in payload.removed { codes.note(removed: scalar, block: index) }
            } else {
                codes.noteUndrawn(block: index)
            }
        }
        return codes
    }

    private func ownCode(_ kind: CodeKind, _ payload: CodePayload) -> PrintedCodes.Code? {
        guard profile.codes.contains(kind), !payload.bytes.isEmpty else { return nil }
        switch kind {
        case .qr:
            guard let size = QRSize.modules(forBytes: payload.bytes.count) else { return nil }
            let dots = dotsPerModule(of: size + 2 * QRSize.quietZone)
            return dots >= 2 ? .qr(payload.bytes, dotsPerModule: dots) : nil
        case .code128:
            // Start, check and stop signs, and ten light modules on each side; two dots a module.
            let modules = 11 * (payload.bytes.count + 2) + 13 + 20
            let isPrintable = payload.bytes.allSatisfy { (0x20...0x7E).contains($0) }
            return isPrintable && modules * 2 <= profile.dotsPerLine && payload.bytes.count <= 120
                ? .code128(payload.bytes) : nil
        case .pdf417:
            // What fits with the lowest correction into the widest symbol of the narrowest paper.
            return payload.bytes.count <= 500 ? .pdf417(payload.bytes) : nil
        }
    }

    private func image(of code: CodeBlock) -> DotImage? {
        guard let matrix = try? rasterizer?.matrix(of: code.payload, as: code.kind) else { return nil }
        let width = matrix.width + 2 * matrix.quietZone.horizontal
        let dots = code.kind == .qr ? dotsPerModule(of: width) : min(3, lineWidth / width)
        return dots >= 1 ? DotImage(matrix, dotsPerModule: dots, lineWidth: lineWidth) : nil
    }

    /// About half of the paper's width, and squares that a camera reads well.
    private func dotsPerModule(of modules: Int) -> Int {
        min(max(lineWidth / 2 / modules, 3), 8, lineWidth / modules)
    }
}
