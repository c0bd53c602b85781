import ReceiptContent

/// Laid-out lines, for text and for printers that set lines of cells.
package struct CellPage: Sendable {
    /// All lines, each with its line feed.
    package let utf8: [UInt8]
    package let lines: [CellLine]
    /// The texts of the lines with their places, for a layout that was asked to note them; empty otherwise.
    package let pieces: [CellPiece]
    package let issues: [DocumentIssue]
}

package struct CellLine: Hashable, Sendable {
    /// Bytes of the line in `utf8`, without its line feed.
    package let range: Range<Int>
    package let emphasis: Emphasis
    /// The block of the document that it belongs to, so that a printer can draw a code in place of its text.
    package let block: Int
    package let kind: Kind
    /// Its texts in `pieces`, in the order in which they were written.
    package let pieces: Range<Int>

    package enum Kind: Hashable, Sendable {
        case text
        /// The total of the document, which printers set larger.
        case total
        /// An empty line where the code of the block is to be drawn.
        case code
    }
}

/// A stretch of a line with its place, so that it can be drawn where its cells are.
///
/// Plain numbers only: a line has several, and nothing has to be counted for a copy.
package struct CellPiece: Hashable, Sendable {
    private let start: Int32
    private let end: Int32
    private let firstCell: Int32
    private let cellCount: Int32
    /// Which of the document's languages it is in; the first one for what has none.
    package let languageIndex: UInt8
    package let direction: TextDirection
    /// nil for what is no run of the document: fillers, and the payloads of codes.
    package let role: TextRole?

    init(
        range: Range<Int>, startCell: Int, cells: Int, languageIndex: UInt8, direction: TextDirection, role: TextRole?
    ) {
        start = Int32(truncatingIfNeeded: range.lowerBound)
        end = Int32(truncatingIfNeeded: range.upperBound)
        firstCell = Int32(truncatingIfNeeded: startCell)
        cellCount = Int32(truncatingIfNeeded: cells)
        self.languageIndex = languageIndex
        self.direction = direction
        self.role = role
    }

    /// Its bytes in the page's `utf8`, without the isolate around it.
    package var range: Range<Int> { Int(start)..<Int(end) }
    /// Cells before it, from the edge at which lines of the document begin.
    package var startCell: Int { Int(firstCell) }
    package var cells: Int { Int(cellCount) }
}

/// What a printer needs of a layout besides its lines.
package struct CellNotes: Sendable {
    /// Blocks whose codes will be drawn: the layout leaves an empty line in place of their words.
    package let drawnCodes: Set<Int>

    package init(drawnCodes: Set<Int>) { self.drawnCodes = drawnCodes }
}
