import ReceiptContent
import ReceiptLocalization
import ReceiptModel

// Numbers, amounts and dates: once, since every reader of the document reads the same ones.

extension DocumentDraft {
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
        let span = try run(.date, value: .day(day)) { (out) throws(FormatError) in try style.write(day, to: &out) }
        guard let second, datesTwice else { return span }
        let other = try second.formats.date("yMMMd")
        return try adding(second, to: span, .date, value: .day(day)) { (out) throws(FormatError) in
            try other.write(day, to: &out)
        }
    }

    /// A wall clock's digits; with the offset from UTC behind them where that is wanted.
    mutating func moment(_ moment: LocalDateTime, withOffset: Bool = false) throws -> TextSpan {
        let style = try formats.date("yMMMdjm")
        let first = try run(.date, value: .dateTime(moment)) { (out) throws(FormatError) in
            try style.write(moment, to: &out)
        }
        if withOffset { _ = builder.text(try formats.offset(minutes: moment.offsetMinutes), .date) }
        let span = builder.span(from: Int(first.first))
        guard let second, datesTwice else { return span }
        let other = try second.formats.date("yMMMdjm")
        return try adding(second, to: span, .date, value: .dateTime(moment)) { (out) throws(FormatError) in
            try other.write(moment, to: &out)
        }
    }

    /// Whether the languages count years differently, so that a date of one could be read as another day in the other.
    var datesTwice: Bool { second.map { $0.formats.calendar != formats.calendar } ?? false }
}
