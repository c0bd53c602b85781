import ReceiptICU
import ReceiptModel

/// One way to write dates or times in one locale.
///
/// The digits of the wall clock are printed as they stand in the value, whatever its offset from UTC is. Made once and
/// kept, like `NumberStyle`.
package final class DateStyle: Sendable {
    /// The CLDR pattern behind the style, such as `d. MMM y`.
    package let pattern: String
    private let locale: LanguageTag
    private let formatter: ICUDateFormatter
    /// nil for other calendars than the Gregorian, and for fields that are seldom printed.
    private let layout: DateLayout?

    init(
        pattern: String, tag: String, isGregorian: Bool, digits: [[UInt8]], locale: LanguageTag
    ) throws(FormatError) {
        self.pattern = pattern
        self.locale = locale
        do {
            formatter = try ICUDateFormatter(pattern: pattern, locale: tag)
            layout = isGregorian ? try Self.proven(pattern, tag: tag, digits: digits, formatter) : nil
        } catch {
            throw FormatError(error, locale: locale)
        }
    }

    /// The compiled layout, if it prints each month, weekday and hour as ICU does.
    private static func proven(
        _ pattern: String, tag: String, digits: [[UInt8]], _ formatter: ICUDateFormatter
    ) throws(ICUError) -> DateLayout? {
        guard let layout = try DateLayout(DatePattern(pattern), tag: tag, digits: digits) else { return nil }
        var written = UTF8Writer(capacity: 128)
        for moment in proof {
            written.removeAll()
            layout.write(moment, to: &written)
            if written.string() != (try formatter.format(seconds: moment.seconds)) { return nil }
        }
        return layout
    }

    /// Twenty-four moments: each month twice, each hour once, each weekday, early and late years.
    private static let proof: [WallClock] = (0..<24).compactMap { hour in
        CalendarDay(year: [2026, 1999, 2000, 987][hour % 4], month: hour % 12 + 1, day: hour + 3).flatMap {
            LocalDateTime(date: $0, hour: hour, minute: hour * 2 + 7, second: 59 - hour * 2, offsetMinutes: 0)
                .map(WallClock.init)
        }
    }

    /// Whether dates are written without asking ICU.
    package var isCompiled: Bool { layout != nil }

    /// - Throws: `FormatError.unavailable` only where ICU has to be asked (`isCompiled` is false).
    package func write(_ moment: LocalDateTime, to out: inout UTF8Writer) throws(FormatError) {
        try write(WallClock(moment), to: &out)
    }

    /// Writes a day; fields of a time print midnight.
    package func write(_ day: CalendarDay, to out: inout UTF8Writer) throws(FormatError) {
        try write(WallClock(day), to: &out)
    }

    package func text(_ moment: LocalDateTime) throws(FormatError) -> String {
        var out = UTF8Writer(capacity: 64)
        try write(moment, to: &out)
        return out.string()
    }

    package func text(_ day: CalendarDay) throws(FormatError) -> String {
        var out = UTF8Writer(capacity: 64)
        try write(day, to: &out)
        return out.string()
    }

    /// What ICU itself prints: the way without a layout, and the yardstick for tests of the layout.
    package func textByICU(_ moment: LocalDateTime) throws(FormatError) -> String {
        try textByICU(WallClock(moment))
    }

    private func write(_ moment: WallClock, to out: inout UTF8Writer) throws(FormatError) {
        if let layout {
            layout.write(moment, to: &out)
        } else {
            out.append(try textByICU(moment))
        }
    }

    private func textByICU(_ moment: WallClock) throws(FormatError) -> String {
        do {
            return try formatter.format(seconds: moment.seconds)
        } catch {
            throw FormatError(error, locale: locale)
        }
    }
}
