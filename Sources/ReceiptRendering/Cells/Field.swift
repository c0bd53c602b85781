import ReceiptContent
import ReceiptICU

/// A text and the room it takes.
struct Field {
    let span: TextSpan
    let extent: TextExtent

    static let empty = Field(span: .empty, extent: .empty)

    var cells: Int { extent.cells }
    var isEmpty: Bool { span.isEmpty }
}

extension CellLayout {
    func extent(of run: Run) -> TextExtent { extent(of: run, run.byteRange) }

    /// Bytes are cells, and nothing can change the order of a line that reads from left to right.
    @inline(__always)
    func isPlain(_ run: Run) -> Bool { run.isASCII && !isRightToLeft }

    /// The room that a part of a run takes.
    func extent(of run: Run, _ range: Range<Int>) -> TextExtent {
        isPlain(run)
            ? TextExtent(cells: range.count, shapes: .leftToRight) : TextExtent(of: text, in: range)
    }

    /// Measures a text: its runs with one cell between them.
    @inline(__always)
    func field(_ span: TextSpan) -> Field {
        if span.count == 0 { return .empty }
        let first = extent(of: runs[Int(span.first)])
        return span.count == 1 ? Field(span: span, extent: first) : longField(span, first)
    }

    private func longField(_ span: TextSpan, _ first: TextExtent) -> Field {
        var cells = first.cells
        var shapes = first.shapes
        for index in span.range.dropFirst() {
            let extent = extent(of: runs[index])
            cells += 1 + extent.cells
            shapes.formUnion(extent.shapes)
        }
        return Field(span: span, extent: TextExtent(cells: cells, shapes: shapes))
    }
}
