/// A day of the Gregorian calendar, without time or zone: `2026-07-01`.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// 1 … 9999
    public let year: Int
    /// 1 … 12
    public let month: Int
    /// 1 … 31
    public let day: Int

    /// - Returns: nil for a day that the calendar does not have (30 February).
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.daysInMonth(month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// 0001-01-01, before which this type has no day.
    public static let earliest = CalendarDay()

    private init() { (year, month, day) = (1, 1, 1) }

    /// Reads ISO 8601's extended form `YYYY-MM-DD`.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = bytes[0..<4].asciiNumber, let month = bytes[5..<7].asciiNumber,
            let day = bytes[8..<10].asciiNumber
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01, negative before.
    public var daysSinceEpoch: Int {
        // Source: the usual era arithmetic over a year that begins in March, so that the leap day comes last.
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// ISO 8601's extended form: `2026-07-01`.
    public var description: String {
        "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension Collection<UInt8> {
    /// The value of ASCII digits; nil when there are none, other bytes, or more than nine.
    var asciiNumber: Int? {
        guard (1...9).contains(count) else { return nil }
        var value = 0
        for byte in self {
            guard (48...57).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        return value
    }
}
