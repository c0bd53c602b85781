import ReceiptContent
import ReceiptModel

/// A document written by hand: each text as it would come from the words and formats of its language.
struct Draft: ~Copyable {
    var builder: DocumentBuilder

    init(_ language: String, _ direction: TextDirection = .leftToRight, kind: DocumentKind = .receipt) {
        builder = DocumentBuilder(
            kind: kind, family: "consumer", languages: [LanguageTag(language) ?? .undetermined], direction: direction,
            lineCount: 10)
    }

    private mutating func span(_ meaning: CellMeaning, _ text: String, _ role: TextRole?) -> TextSpan {
        let role = role ?? Self.usualRole(meaning)
        switch role {
        case .userText, .identifier: return builder.userText(text, role: role, place: "test")
        case .label, .amount, .number, .date, .statutory: return builder.text(text, role)
        }
    }

    private static func usualRole(_ meaning: CellMeaning) -> TextRole {
        switch meaning {
        case .description, .unit: .label
        case .itemCode: .identifier
        case .quantity, .rate: .number
        case .unitPrice, .discount, .net, .tax, .gross, .amount: .amount
        case .value, .mark: .label
        }
    }

    /// A label in the document's language and in another.
    mutating func label(
        _ leading: String, _ second: String, in language: String, _ direction: TextDirection = .leftToRight
    ) -> TextSpan {
        let first = builder.runs.count
        _ = builder.text(leading, .label)
        let start = builder.writer.count
        builder.writer.append(second)
        let index = builder.index(of: LanguageTag(language) ?? .undetermined)
        builder.endRun(from: start, .label, direction: direction, language: index)
        return builder.span(from: first)
    }

    /// One row: cells in order, with the role that their meaning usually has.
    mutating func row(_ kind: RowKind, _ cells: [(CellMeaning, String)], _ emphasis: Emphasis = .normal) {
        for (meaning, text) in cells { builder.cell(meaning, span(meaning, text, nil)) }
        builder.endRow(kind, emphasis)
    }

    mutating func entry(_ label: String, value: String, _ role: TextRole = .label) {
        builder.cell(.description, span(.description, label, .label))
        builder.cell(.value, span(.value, value, role))
        builder.endRow(.entry)
    }

    mutating func item(_ name: String, _ amount: String, mark: String? = nil) {
        builder.cell(.description, span(.description, name, .userText))
        builder.cell(.amount, span(.amount, amount, .amount))
        if let mark { builder.cell(.mark, span(.mark, mark, .label)) }
        builder.endRow(.item)
    }

    mutating func text(_ kind: RowKind = .entry, _ text: String, _ role: TextRole = .label) {
        builder.cell(.description, span(.description, text, role))
        builder.endRow(kind)
    }

    mutating func title(_ text: String) {
        builder.title(builder.text(text, .label))
    }

    mutating func block(
        _ heading: String = "", _ alignment: BlockAlignment = .start, _ make: (RowsBlock) -> Block
    ) {
        builder.endBlock(heading: builder.text(heading, .label), alignment: alignment, make)
    }

    consuming func finish() -> ReceiptDocument { builder.finish() }
}
