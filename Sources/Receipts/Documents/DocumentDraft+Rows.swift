import ReceiptContent

extension DocumentDraft {
    /// A row of a label and what it labels.
    mutating func addEntry(
        _ label: TextSpan, short: TextSpan = .empty, _ meaning: CellMeaning, _ value: TextSpan,
        _ kind: RowKind = .entry, _ emphasis: Emphasis = .normal
    ) {
        guard !value.isEmpty else { return }
        builder.cell(.description, label, short: short)
        builder.cell(meaning, value)
        builder.endRow(kind, emphasis)
    }

    /// A row of one text.
    mutating func addLine(_ text: TextSpan, _ emphasis: Emphasis = .normal) {
        builder.cell(.description, text)
        builder.endRow(.entry, emphasis)
    }
}
