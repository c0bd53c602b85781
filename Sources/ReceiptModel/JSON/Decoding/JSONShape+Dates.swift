extension JSONShape<CalendarDay> {
    /// A day as `2026-07-01`.
    static var day: JSONShape {
        JSONShape { value in
            guard let text = value.text else { return value.refuseType(wanted: "a string such as \"2026-07-01\"") }
            if let day = CalendarDay(text) { return day }
            return text.hasFormOfDay
                ? value.refuse(.impossibleDate, "The calendar does not have this day; give one that it has.")
                : value.refuse(.wrongValue, "This is no day; write it like 2026-07-01.")
        }
    }
}

extension JSONShape<LocalDateTime> {
    /// A local time with its offset, as `2026-07-01T12:00:00-06:00`.
    static var dateTime: JSONShape {
        JSONShape { value in
            guard let text = value.text else {
                return value.refuseType(wanted: "a string such as \"2026-07-01T12:00:00-06:00\"")
            }
            if let moment = LocalDateTime(text) { return moment }
            let day = text.prefix(10)
            return day.hasFormOfDay && CalendarDay(day) == nil
                ? value.refuse(.impossibleDate, "The calendar does not have this day; give one that it has.")
                : value.refuse(
                    .wrongValue,
                    "This is no time with an offset from UTC; write it like 2026-07-01T12:00:00-06:00.")
        }
    }
}

extension StringProtocol {
    /// Looks like `2026-07-01`, with a month from 1 to 12 and a day from 1 to 31, whether or not that month has it.
    fileprivate var hasFormOfDay: Bool {
        let bytes = Array(utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = bytes[0..<4].asciiNumber, let month = bytes[5..<7].asciiNumber,
            let day = bytes[8..<10].asciiNumber
        else { return false }
        return year >= 1 && (1...12).contains(month) && (1...31).contains(day)
    }
}
