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
