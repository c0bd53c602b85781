import ReceiptModel
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: ["2026-07-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func readsAndWritesISO8601(_ text: String) {
        #expect(CalendarDay(text)?.description == text)
    }

    @Test(
        arguments: [
            "2026-02-30", "2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-01-00",
            "0000-01-01", "2026-1-01", "20260101", "2026/01/01", "2026-01-01T", " 2026-01-01", "-026-01-01",
            "2026-01-٠١", "",
        ])
    func refusesWhatTheCalendarDoesNotHave(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }

    /// Source: Unix time; 86 400 seconds a day.
    @Test(
        arguments: [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("2024-02-29", 19_782),
            ("0001-01-01", -719_162),
            ("9999-12-31", 2_932_896),
        ])
    func countsDaysSinceTheEpoch(_ text: String, _ days: Int) {
        #expect(CalendarDay(text)?.daysSinceEpoch == days)
    }

    @Test func everyDayFollowsTheDayBefore() {
        var days: [Int] = []
        for year in 1896...1904 {
            for month in 1...12 {
                for day in 1...31 {
                    if let day = CalendarDay(year: year, month: month, day: day) { days.append(day.daysSinceEpoch) }
                }
            }
        }
        // Nine years with the leap days of 1896 and 1904; 1900 has none.
        #expect(days.count == 9 * 365 + 2)
        #expect(zip(days, days.dropFirst()).allSatisfy { $1 == $0 + 1 })
    }

    @Test func ordersByYearMonthDay() {
        let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap { CalendarDay($0) }
        #expect(days.shuffled().sorted() == days)
    }
}
