import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

// One method for each kind of text. All of them write straight into the document's buffer.

extension DocumentDraft {
    /// One run of what `write` appends.
    private mutating func run<Failure: Error>(
        _ role: TextRole, value: RawValue? = nil, _ write: (inout UTF8Writer) throws(Failure) -> Void
    ) throws(Failure) -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try write(&builder.writer)
        builder.endRun(from: start, role, value: value)
        return builder.span(from: first)
    }

    /// Words of the bundles.
    mutating func text(_ phrase: PlainPhrase, _ role: TextRole = .label) -> TextSpan {
        run(role) { phrase.write(to: &$0) }
    }

    /// Words of the bundles with numbers, amounts or dates in them.
    mutating func text(_ phrase: Phrase, _ role: TextRole = .label) throws -> TextSpan {
        let styles = styles
        return try run(role) { (out) throws(FormatError) in try phrase.write(styles: styles, to: &out) }
    }

    /// What the seller wrote, in the reader's language where there is a choice.
    mutating func text(_ text: LocalizedText, role: TextRole = .userText, place: @autoclosure () -> String) -> TextSpan
    {
        let (chosen, language) = languages.choose(text)
        return builder.userText(
            chosen, role: role, language: language.map { builder.index(of: $0) } ?? 0, place: place())
    }

    /// A name, a number or a code that reads left to right in every language.
    mutating func identifier(_ text: String, place: @autoclosure () -> String) -> TextSpan {
        builder.userText(text, role: .identifier, place: place())
    }

    /// An amount in the order's currency.
    mutating func amount(_ amount: ExactDecimal) throws -> TextSpan {
        try money(Money(amount, order.currency))
    }

    mutating func money(_ money: Money) throws -> TextSpan {
        let style = try styles.money(money.currency)
        return try run(.amount, value: .money(money)) { (out) throws(FormatError) in
            try style.write(money.amount, to: &out)
        }
    }

    mutating func number(_ number: ExactDecimal) throws -> TextSpan {
        let style = styles.decimal
        return try run(.number, value: .number(number)) { (out) throws(FormatError) in
            try style.write(number, to: &out)
        }
    }

    mutating func percent(_ rate: ExactDecimal) throws -> TextSpan {
        let style = styles.percent
        return try run(.number, value: .percent(rate)) { (out) throws(FormatError) in
            try style.write(rate.reduced, to: &out)
        }
    }

    mutating func day(_ day: CalendarDay) throws -> TextSpan {
        let style = try formats.date("yMMMd")
        return try run(.date, value: .day(day)) { (out) throws(FormatError) in try style.write(day, to: &out) }
    }

    mutating func moment(_ moment: LocalDateTime) throws -> TextSpan {
        let style = try formats.date("yMMMdjm")
        return try run(.date, value: .dateTime(moment)) { (out) throws(FormatError) in
            try style.write(moment, to: &out)
        }
    }

    /// What the seller wrote, cleaned, to stand inside a message.
    mutating func cleaned(_ text: LocalizedText, place: @autoclosure () -> String) -> String {
        builder.cleaned(languages.choose(text).text, place: place())
    }

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
