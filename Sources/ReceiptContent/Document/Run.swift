import ReceiptModel

/// A stretch of final text: nothing translates, formats or rounds it any more.
///
/// A run is a range of the document's bytes; `document.string(of:)` makes it a `String`.
public struct Run: Hashable, Sendable {
    /// First byte and number of bytes in the document's text.
    package let start: UInt32
    package let length: UInt32
    public let role: TextRole
    /// The direction in which the run itself reads.
    public let direction: TextDirection
    /// Which of the document's languages it is in.
    package let languageIndex: UInt8
    /// Whether all of it is ASCII, so that each byte is one character.
    package let isASCII: Bool
    /// Where the document keeps the raw value; below zero: there is none.
    package let valueIndex: Int32

    package init(
        start: UInt32, length: UInt32, role: TextRole, direction: TextDirection, languageIndex: UInt8, isASCII: Bool,
        valueIndex: Int32
    ) {
        self.start = start
        self.length = length
        self.role = role
        self.direction = direction
        self.languageIndex = languageIndex
        self.isASCII = isASCII
        self.valueIndex = valueIndex
    }

    package var byteRange: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// The same run at another place of other text.
    package func moved(to range: Range<Int>) -> Run {
        Run(
            start: UInt32(range.lowerBound), length: UInt32(range.count), role: role, direction: direction,
            languageIndex: languageIndex, isASCII: isASCII, valueIndex: valueIndex)
    }
}

/// What a run is, for renderers that treat the kinds differently.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
    /// Words of the bundles.
    case label
    /// Words of the seller or the buyer: hostile until shown otherwise.
    case userText = "user-text"
    /// Money. Never broken over two lines, never cut.
    case amount
    /// A quantity, a rate, a count. Never broken over two lines, never cut.
    case number
    /// An order number, a tax ID, a phone number: reads left to right in every language.
    case identifier
    case date
    /// Words that law prescribes, in its own language.
    case statutory
}

public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The value that a run shows, for machines.
public enum RawValue: Hashable, Sendable {
    case money(Money)
    case number(ExactDecimal)
    /// 19 is 19 %.
    case percent(ExactDecimal)
    case day(CalendarDay)
    case dateTime(LocalDateTime)
}

/// One text of a document: its runs in reading order. One run usually; two on a receipt in two languages.
public struct TextSpan: Hashable, Sendable {
    package let first: Int32
    package let count: Int32

    package init(first: Int, count: Int) {
        self.first = Int32(first)
        self.count = Int32(count)
    }

    package static let empty = TextSpan(first: 0, count: 0)

    public var isEmpty: Bool { count == 0 }
    package var range: Range<Int> { Int(first)..<Int(first + count) }
}
