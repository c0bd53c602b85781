import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

// One method for each kind of text. All of them write straight into the document's buffer.

extension DocumentDraft {
    /// Words of the bundles.
    mutating func text(_ phrase: PlainPhrase, _ role: TextRole = .label) -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        phrase.write(to: &builder.writer)
        builder.endRun(from: start, role)
        return builder.span(from: first)
    }

    /// Words of the bundles with numbers, amounts or dates in them.
    mutating func text(_ phrase: Phrase, _ role: TextRole = .label) throws -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try phrase.write(to: &builder.writer)
        builder.endRun(from: start, role)
        return builder.span(from: first)
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
        let first = builder.runs.count
        let start = builder.writer.count
        let style = money.currency == order.currency ? amounts : try formats.money(money.currency)
        try style.write(money.amount, to: &builder.writer)
        builder.endRun(from: start, .amount, value: .money(money))
        return builder.span(from: first)
    }

    mutating func number(_ number: ExactDecimal) throws -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try formats.decimal().write(number, to: &builder.writer)
        builder.endRun(from: start, .number, value: .number(number))
        return builder.span(from: first)
    }

    mutating func percent(_ rate: ExactDecimal) throws -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try percents.write(rate.reduced, to: &builder.writer)
        builder.endRun(from: start, .number, value: .percent(rate))
        return builder.span(from: first)
    }

    mutating func day(_ day: CalendarDay) throws -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try formats.date("yMMMd").write(day, to: &builder.writer)
        builder.endRun(from: start, .date, value: .day(day))
        return builder.span(from: first)
    }

    mutating func moment(_ moment: LocalDateTime) throws -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try formats.date("yMMMdjm").write(moment, to: &builder.writer)
        builder.endRun(from: start, .date, value: .dateTime(moment))
        return builder.span(from: first)
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
