import ReceiptModel
import Testing

@Suite struct LocalDateTimeTests {
    @Test(
        arguments: [
            ("2026-07-01T12:00:00-06:00", "2026-07-01T12:00:00-06:00"),
            ("2026-07-01T12:00-06:00", "2026-07-01T12:00:00-06:00"),
            ("2026-07-01T23:59:59Z", "2026-07-01T23:59:59+00:00"),
            ("2026-01-01T00:00:00+05:45", "2026-01-01T00:00:00+05:45"),
            ("2026-01-01T00:00:00-09:30", "2026-01-01T00:00:00-09:30"),
            ("2026-01-01T00:00:00+18:00", "2026-01-01T00:00:00+18:00"),
        ])
    func readsAndWritesRFC3339(_ text: String, _ written: String) {
        #expect(LocalDateTime(text)?.description == written)
    }

    @Test(
        arguments: [
            "2026-07-01", "2026-07-01T12:00:00", "2026-07-01 12:00:00Z", "2026-07-01T24:00:00Z", "2026-07-01T12:60:00Z",
            "2026-07-01T12:00:60Z", "2026-07-01T12:00:00.5Z", "2026-07-01T12:00:00+18:01", "2026-07-01T12:00:00+01:60",
            "2026-07-01T12:00:00+0100", "2026-07-01T12:00:00+1:00", "2026-07-01T12:00:00z", "2026-02-30T12:00:00Z",
            "2026-07-01T12:00:Z", "2026-07-01T1200Z", "2026-07-01T12:00:00ZZ", "2026-07-01T12:00:00−06:00", "",
        ])
    func refusesWhatNoClockShows(_ text: String) {
        #expect(LocalDateTime(text) == nil)
    }

    @Test func wallClockIgnoresTheOffset() {
        #expect(LocalDateTime("1970-01-02T00:00:01-06:00")?.wallClockSeconds == 86_401)
        #expect(LocalDateTime("1969-12-31T23:59:59+09:00")?.wallClockSeconds == -1)
    }
}
