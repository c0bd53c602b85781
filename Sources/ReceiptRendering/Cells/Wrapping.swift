import ReceiptContent
import ReceiptICU

/// Storage for breaking texts into lines, used again for each text.
struct Wrapping {
    /// Text between two places where a line may end.
    struct Piece {
        let run: Int
        let start: Int
        /// Where the spaces at its end begin; they vanish at the end of a line.
        let contentEnd: Int
        let end: Int
        let cells: Int
        /// Cells between it and the next piece on the same line.
        var spaceCells: Int
        /// It begins the text anew, in another language.
        var beginsLanguage = false
    }

    /// A part of a run on one line.
    struct Fragment {
        let run: Int
        let range: Range<Int>
        let extent: TextExtent
        /// Empty cells before it.
        let spaceCells: Int
        /// Behind it, on the same line, stands what comes before it in another language.
        let isTranslation: Bool
    }

    struct Line {
        var fragments: Range<Int>
        var cells: Int
    }

    var pieces: [Piece] = []
    var fragments: [Fragment] = []
    var lines: [Line] = []
    var boundaries: [Int32] = []

    var widestPiece: Int { pieces.reduce(0) { max($0, $1.cells) } }

    /// The cells of all pieces on one line, with a separator between languages.
    var cellsOnOneLine: Int {
        var cells = 0
        var space = 0
        for piece in pieces {
            cells += (piece.beginsLanguage ? LanguageSeparator.cells : space) + piece.cells
            space = piece.spaceCells
        }
        return cells
    }

    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
        fragments.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }
}
