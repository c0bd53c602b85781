import ReceiptModel

/// The value of one argument of a message.
public enum MessageValue: Hashable, Sendable {
    /// A text of the user's, or the keyword of a select.
    case text(String)
    case number(ExactDecimal)
    case integer(Int)
    /// 19 prints as 19 %.
    case percent(ExactDecimal)
    case money(Money)
    case date(CalendarDay)
    case dateTime(LocalDateTime)
    case list([String])
}

/// The values of a message's arguments, in root's order. Up to two lie inline, as nearly all messages have.
package enum MessageArguments: Hashable, Sendable {
    case none
    case one(MessageValue)
    case two(MessageValue, MessageValue)
    case many([MessageValue])

    /// The value of an argument; nil for one that the message does not have, which generated functions rule out.
    subscript(_ index: Int) -> MessageValue? {
        switch (self, index) {
        case (.one(let value), 0), (.two(let value, _), 0), (.two(_, let value), 1): value
        case (.many(let values), _): values.indices.contains(index) ? values[index] : nil
        case (.none, _), (.one, _), (.two, _): nil
        }
    }
}
