import ReceiptModel

/// A day and what the clock on the wall shows.
struct WallClock: Sendable {
    let date: CalendarDay
    let hour: Int
    let minute: Int
    let second: Int

    init(_ moment: LocalDateTime) {
        date = moment.date
        hour = moment.hour
        minute = moment.minute
        second = moment.second
    }

    /// Midnight, with which the day begins.
    init(_ day: CalendarDay) {
        date = day
        hour = 0
        minute = 0
        second = 0
    }

    /// Seconds since 1970-01-01T00:00, as if the clock stood at UTC.
    var seconds: Int { date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second }
}
