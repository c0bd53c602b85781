import ReceiptContent
import ReceiptModel

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
package struct CellPiece: Hashable, Sendable {
    /// Its bytes in the page's `utf8`, without the isolate around it.
    package let range: Range<Int>
    /// Cells before it, from the edge at which lines of the document begin.
    package let startCell: Int
    package let cells: Int
    package let language: LanguageTag
    package let direction: TextDirection
    /// nil for fillers of the layout.
    package let role: TextRole?
}

/// What a printer needs of a layout besides its lines.
package struct CellNotes: Sendable {
    /// Blocks whose codes will be drawn: the layout leaves an empty line in place of their words.
    package let drawnCodes: Set<Int>

    package init(drawnCodes: Set<Int>) { self.drawnCodes = drawnCodes }
}
