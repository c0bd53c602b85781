import ReceiptLocalization
import ReceiptModel
import Testing

/// Source of the expected texts: ICU 72.1's own pattern generator and date formatter (CLDR 42).
@Suite struct DateStyleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let locale: String
        let skeleton: String
        let moment: String
        let text: String

        init(_ locale: String, _ skeleton: String, _ moment: String, _ text: String) {
            (self.locale, self.skeleton, self.moment, self.text) = (locale, skeleton, moment, text)
        }

        var testDescription: String { "\(locale) \(skeleton)" }

        func printed(offset: String = "Z", digits: DigitChoice = .locale) throws -> String {
            let formats = try LocaleFormats(#require(LanguageTag(locale)), digits: digits)
            return try formats.date(skeleton).text(#require(LocalDateTime(moment + offset)))
        }
    }

    @Test(arguments: [
        Row("en-US", "yMd", "2021-03-25T18:30", "3/25/2021"),
        Row("en-US", "jm", "2021-03-25T18:30", "6:30\u{202F}PM"),
        Row("en-US", "jms", "2026-07-01T00:05", "12:05:00\u{202F}AM"),
        Row("en-US", "yMMMd", "2020-12-27T12:00", "Dec 27, 2020"),
        Row("en-US", "yMMMd", "1500-03-01T12:00", "Mar 1, 1500"),
        Row("en-GB", "yMMMd", "2026-07-01T00:05", "1 Jul 2026"),
        Row("en-NZ", "yMd", "2025-01-01T00:30", "1/01/2025"),
        Row("en-NZ", "jm", "2025-01-01T00:30", "12:30\u{202F}am"),
        Row("ja-JP", "yMMdd", "2021-03-26T00:30", "2021/03/26"),
        Row("ja-JP", "jm", "2021-03-26T00:30", "0:30"),
        Row("de", "yMMMd", "2026-07-01T12:00", "1. Juli 2026"),
        Row("de", "yMMMMEEEEd", "2026-07-01T12:00", "Mittwoch, 1. Juli 2026"),
        Row("fr", "yMMMd", "2026-07-01T12:00", "1 juil. 2026"),
        Row("fr-CA", "jm", "2026-07-01T09:05", "09 h 05"),
        Row("es-419", "yMMMd", "2026-07-01T12:00", "1 jul 2026"),
        Row("pl", "yMMMMd", "2026-07-01T12:00", "1 lipca 2026"),
        Row("nb", "yMMMd", "2026-07-01T12:00", "1. jul. 2026"),
        Row("zh-Hant", "yMMMd", "2026-07-01T12:00", "2026年7月1日"),
        Row("he", "yMMMd", "2026-07-01T12:00", "1 ביולי 2026"),
        Row("hi", "jm", "2026-07-01T21:05", "9:05 pm"),
        Row("ar-EG", "yMd", "2026-07-01T12:00", "١\u{200F}/٧\u{200F}/٢٠٢٦"),
        Row("th", "GyMMMd", "2026-07-01T00:05", "1 ก.ค. ค.ศ. 2026"),
    ])
    func writesDatesAsTheLocaleDoes(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    /// CLDR's default calendars are Buddhist in Thailand, Persian in Iran and Islamic in Saudi Arabia.
    @Test(arguments: [
        Row("th-TH", "yMd", "2024-02-29T12:00", "29/2/2024"),
        Row("th-TH", "yMMMMd", "2024-02-29T12:00", "29 กุมภาพันธ์ 2024"),
        Row("en-TH", "yMMMd", "2024-02-29T12:00", "Feb 29, 2024"),
        Row("fa-IR", "yMMMd", "2026-07-01T12:00", "۱ ژوئیه ۲۰۲۶"),
        Row("ar-SA", "yMMMd", "2026-07-01T12:00", "١ يوليو ٢٠٢٦"),
    ])
    func isGregorianUnlessAskedOtherwise(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("th-TH-u-ca-buddhist", "yMd", "2024-02-29T12:00", "29/2/2567"),
        Row("th-TH-u-ca-buddhist", "yMMMMd", "2024-02-29T12:00", "29 กุมภาพันธ์ 2567"),
        Row("th-TH-u-ca-buddhist-nu-thai", "yMd", "2024-02-29T12:00", "๒๙/๒/๒๕๖๗"),
        Row("ja-JP-u-ca-japanese", "yMMMd", "2024-02-29T12:00", "令和6年2月29日"),
        Row("en-US-u-ca-buddhist", "yMMMd", "2024-03-05T12:00", "Mar 5, 2567 BE"),
        Row("en-US-u-ca-roc", "yMMMd", "2026-07-01T00:05", "Jul 1, 115 Minguo"),
        Row("he-u-ca-hebrew", "yMMMd", "2026-07-01T00:05", "16 בתמוז 5786"),
    ])
    func writesTheCalendarThatTheTagAsksFor(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    @Test(arguments: [
        Row("en-US-u-hc-h23", "jm", "2026-07-01T21:05", "21:05"),
        Row("de-u-hc-h12", "jm", "2026-07-01T21:05", "9:05\u{202F}PM"),
    ])
    func writesTheHourCycleThatTheTagAsksFor(row: Row) throws {
        #expect(try row.printed() == row.text)
    }

    /// A purchase in the evening carries the shop's date, wherever the program runs.
    @Test(arguments: ["-07:00", "Z", "+14:00", "+05:45"])
    func printsTheDigitsOfTheWallClock(offset: String) throws {
        #expect(try Row("en-US", "yMd", "2021-03-25T23:30", "").printed(offset: offset) == "3/25/2021")
        #expect(try Row("en-GB", "jm", "2021-03-25T23:30", "").printed(offset: offset) == "23:30")
    }

    @Test func writesTheDigitsThatTheCallerChooses() throws {
        let row = Row("ar-EG", "yMd", "2026-07-01T12:00", "")
        #expect(try row.printed(digits: .latin) == "1\u{200F}/7\u{200F}/2026")
    }

    @Test func writesADayAlone() throws {
        let style = try LocaleFormats(.english).date("yMMMd")
        #expect(try style.text(#require(CalendarDay("2026-07-01"))) == "Jul 1, 2026")
    }

    /// Y is the year of the week, D the day of the year, mm minutes; a zone would be the formatter's, not the shop's.
    @Test(arguments: [
        "YMd", "yMD", "ymd", "yMMddmm", "s", "Hs", "am", "yMdz", "jmv", "O", "yQ", "w", "", "y M", "yMdy", "d'x'",
    ])
    func refusesFieldsThatAreMistakesOnADocument(skeleton: String) throws {
        let formats = try LocaleFormats(.english)
        let error = #expect(throws: FormatError.self) { try formats.date(skeleton) }
        #expect(error == .unusableSkeleton(skeleton))
    }

    @Test func saysWhichFieldsThereAre() {
        #expect(
            FormatError.unusableSkeleton("YMd").description
                == "The date skeleton YMd cannot be printed on a document; use the fields G y M d E for a date and "
                + "j H h m s for a time, such as yMMMd or jm.")
    }

    /// Source: CLDR 42, timeZoneNames, gmtFormat.
    @Test(arguments: [
        ("en", 120, "GMT+2"), ("en", -210, "GMT-3:30"), ("en", 0, "GMT"), ("fr", 120, "UTC+2"),
        ("fr", -210, "UTC−3:30"), ("ar", 120, "غرينتش+٢"),
    ])
    func namesTheDistanceFromUTC(locale: String, minutes: Int, text: String) throws {
        #expect(try LocaleFormats(#require(LanguageTag(locale))).offset(minutes: minutes) == text)
    }
}
