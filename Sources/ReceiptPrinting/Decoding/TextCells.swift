import ReceiptICU

/// How wide characters stand on a grid of cells.
enum TextCells {
    static func count(of scalar: Unicode.Scalar) -> Int { ScalarShape(of: scalar.value).cells }
}
