import ReceiptContent
import ReceiptRendering

extension RasterLine {
    /// A laid-out line as an image of the same size, with every text where its cells are.
    init(_ line: CellLine, of page: CellPage, _ document: DocumentStorage, _ setup: PrinterSetup) {
        let pieces = page.pieces[line.pieces]
        let cell = setup.font.width
        let isRightToLeft = document.direction == .rightToLeft
        let left = pieces.first?.startCell ?? 0
        let right = setup.font.columns - (pieces.last.map { $0.startCell + $0.cells } ?? 0)
        let isCentered = left > 0 && abs(left - right) <= 1
        let isShops = document.blocks.indices.contains(line.block) && document.blocks[line.block].isTheShops
        let placed = pieces.map { piece in
            let end = piece.startCell + piece.cells
            let first = isRightToLeft ? setup.font.columns - end : piece.startCell
            return Piece(
                text: String(decoding: page.utf8[piece.range], as: UTF8.self),
                language: document.languages[Int(piece.languageIndex)],
                direction: piece.direction, x: max(0, first) * cell, width: piece.cells * cell,
                edge: isCentered
                    ? .center : piece.standsAtEnd(of: setup.font.columns) == isRightToLeft ? .left : .right,
                isPrivate: !isShops && (piece.role == .userText || piece.role == .identifier))
        }
        self.init(
            width: setup.lineWidth, height: line.kind == .total ? setup.font.height * 2 : setup.profile.lineSpacing,
            pieces: placed, emphasis: line.emphasis)
    }
}

extension Block {
    /// Whether its texts are the shop's and return on other receipts: its own name, and what it sells.
    fileprivate var isTheShops: Bool {
        switch self {
        case .letterhead, .items: true
        case .mark, .title, .facts, .party, .totals, .taxes, .payments, .slip, .paragraphs, .code: false
        }
    }
}

extension CellPiece {
    /// Numbers stand at the end of their place, and so does what ends with the line.
    fileprivate func standsAtEnd(of columns: Int) -> Bool {
        role == .amount || role == .number || startCell > 0 && startCell + cells == columns
    }
}
