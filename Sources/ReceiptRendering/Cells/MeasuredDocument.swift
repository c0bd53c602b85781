import ReceiptContent
import ReceiptICU

/// A document with the room that each of its runs takes, which a layout asks for again and again.
///
/// A class, because Swift copies a large structure for each call that only reads it.
final class MeasuredDocument {
    let storage: DocumentStorage
    // The document's own arrays, without the way through its class.
    let text: [UInt8]
    let runs: [Run]
    let cells: [Cell]
    let rows: [Row]
    let isRightToLeft: Bool
    private let extents: [TextExtent]

    init(_ document: DocumentStorage) {
        storage = document
        text = document.text
        runs = document.runs
        cells = document.cells
        rows = document.rows
        let isRightToLeft = document.direction == .rightToLeft
        let text = document.text
        self.isRightToLeft = isRightToLeft
        extents = document.runs.map { Self.extent(of: $0, $0.byteRange, text, isRightToLeft) }
    }

    /// The room that a run takes.
    func extent(ofRun index: Int) -> TextExtent { extents[index] }

    /// The room that a part of a run takes.
    func extent(of run: Run, _ range: Range<Int>) -> TextExtent {
        Self.extent(of: run, range, text, isRightToLeft)
    }

    /// Bytes are cells, and nothing can change the order of a line that reads from left to right.
    func isPlain(_ run: Run) -> Bool { run.isASCII && !isRightToLeft }

    private static func extent(
        of run: Run, _ range: Range<Int>, _ text: [UInt8], _ isRightToLeft: Bool
    ) -> TextExtent {
        run.isASCII && !isRightToLeft
            ? TextExtent(cells: range.count, shapes: .leftToRight) : TextExtent(of: text, in: range)
    }

    /// A text with the room that it takes on one line: its runs with one cell between them, and a separator between
    /// languages.
    func field(_ span: TextSpan) -> Field {
        if span.count == 0 { return .empty }
        let first = extents[Int(span.first)]
        return span.count == 1 ? Field(span: span, extent: first) : longField(span, first)
    }

    private func longField(_ span: TextSpan, _ first: TextExtent) -> Field {
        var cells = first.cells
        var shapes = first.shapes
        for index in span.range.dropFirst() {
            cells += (storage.beginsLanguage(index) ? LanguageSeparator.cells : 1) + extents[index].cells
            shapes.formUnion(extents[index].shapes)
        }
        return Field(span: span, extent: TextExtent(cells: cells, shapes: shapes))
    }

    /// A text by language, each with the room that it takes; nil for a text in one language.
    func languages(of span: TextSpan) -> [Field]? {
        guard span.count > 1, storage.hasTwoLanguages(span) else { return nil }
        return ReceiptDocument(storage: storage).languages(of: span).map(field)
    }

    /// The cells that a text takes with its languages one below the other.
    func stackedCells(_ span: TextSpan) -> Int {
        languages(of: span)?.reduce(0) { max($0, $1.cells) } ?? field(span).cells
    }

    /// The cells of all rows of a block, which follow each other in the document.
    func cellRange(of block: RowsBlock) -> Range<Int> {
        guard let first = block.rows.range.first, let last = block.rows.range.last else { return 0..<0 }
        return rows[first].cellRange.lowerBound..<rows[last].cellRange.upperBound
    }
}
