import ReceiptICU

/// What must hold for every rendered text.
public enum RenderingCheck {
    /// All checks of this type.
    ///
    /// - Parameter columns: The width that lines must keep to; nil where there are no columns.
    public static func everything(_ text: String, columns: Int?) throws(CheckFailure) {
        guard text.hasSuffix("\n") else { throw CheckFailure("the last line does not end in a line feed") }
        guard let columns else { return }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = String(line)
            let width = TextExtent(of: line).cells
            guard width <= columns else {
                throw CheckFailure(
                    "line \(index + 1) is \(width) columns wide, not \(columns): \"\(line.showingInvisibles)\"")
            }
            guard !line.hasSuffix(" ") else { throw CheckFailure("line \(index + 1) ends in a space") }
            try BidiBalance.check(line)
        }
    }
}
