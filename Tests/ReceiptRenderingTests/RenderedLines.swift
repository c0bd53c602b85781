import ReceiptContent
import ReceiptICU
import ReceiptRendering

extension RenderedText {
    /// The lines, without the line feed that ends each.
    var lines: [String] {
        var lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

extension String {
    var cells: Int { TextExtent(of: self).cells }

    /// No-break spaces as plain ones, so that an expected text can be read.
    var plainSpaces: String {
        String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }

    /// As it is seen from left to right on a line whose base direction is right to left.
    func seenRightToLeft() throws -> String {
        try VisualOrder.text(of: self, isRightToLeft: true)
    }

    /// As it is seen from left to right on a line whose base direction is left to right.
    func seenLeftToRight() throws -> String {
        try VisualOrder.text(of: self, isRightToLeft: false)
    }

    /// Whether isolates and embeddings are closed in the order in which they were opened.
    var hasBalancedControls: Bool {
        var open: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: open.append("\u{2069}")
            case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
            case 0x2069, 0x202C: if open.popLast() != scalar { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    var holdsBidiControls: Bool { TextExtent(of: self).shapes.contains(.bidiControl) }
}
