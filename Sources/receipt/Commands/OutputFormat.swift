import ReceiptRendering

/// What `--format` takes.
enum OutputFormat: String, CaseIterable {
    case text
    case markdown
    case json
    case html
    case htmlMail = "html-mail"
    case pdf
    case svg
    case png
    case escpos

    /// Whether a terminal would show it as garbage.
    var isBinary: Bool {
        switch self {
        case .text, .markdown, .json, .html, .htmlMail, .svg: false
        case .pdf, .png, .escpos: true
        }
    }
}

extension Arguments {
    /// The width that `--columns` gives.
    func columns() throws(UsageError) -> ColumnCount {
        guard let text = value(.columns) else { return .standard }
        guard let number = Int(text), let columns = try? ColumnCount(number) else {
            let supported = ColumnCount.supported
            throw UsageError(
                "--columns does not take \"\(text)\"",
                hint: "Give a whole number from \(supported.lowerBound) to \(supported.upperBound).")
        }
        return columns
    }

    /// The order of characters that `--bidi` gives.
    func bidi() throws(UsageError) -> TextOptions.BidiOrder { try choice(.bidi, default: .logical) }
}
