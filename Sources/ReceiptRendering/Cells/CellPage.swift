import ReceiptContent

/// Laid-out lines, for text and for printers that set lines of cells.
package struct CellPage: Sendable {
    /// All lines, each with its line feed.
    package let utf8: [UInt8]
    package let lines: [CellLine]
    package let issues: [DocumentIssue]
}

package struct CellLine: Hashable, Sendable {
    /// Bytes of the line in `utf8`, without its line feed.
    package let range: Range<Int>
    package let emphasis: Emphasis
    /// The block of the document that it belongs to, so that a printer can draw a code in place of its text.
    package let block: Int
}
