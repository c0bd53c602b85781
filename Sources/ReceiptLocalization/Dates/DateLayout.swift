import ReceiptICU
import ReceiptModel

/// A Gregorian date pattern compiled: literals, numbers and names, ready to be written.
struct DateLayout: Sendable {
    private enum Step: Sendable {
        case literal([UInt8])
        /// A number with at least so many digits.
        case number(Number, minimumDigits: Int)
        case yearOfCentury
        case name(Choice, of: [[UInt8]])
    }

    private enum Number: Sendable {
        case year, month, day, minute, second
        /// 0 … 23 (H), 1 … 24 (k), 0 … 11 (K), 1 … 12 (h)
        case hour, hourFromOne, halfDayHour, halfDayHourFromOne
    }

    private enum Choice: Sendable {
        case month, weekday, halfOfDay
    }

    private let steps: [Step]
    private let digits: [[UInt8]]

    /// - Parameters:
    ///   - tag: The BCP 47 tag for ICU, with a Gregorian calendar.
    ///   - digits: Zero to nine.
    /// - Returns: nil for a pattern with other fields than those of an ordinary date and time.
    init?(_ pattern: DatePattern, tag: String, digits: [[UInt8]]) throws(ICUError) {
        var steps: [Step] = []
        for part in pattern.parts {
            switch part {
            case .literal(let text):
                steps.append(.literal(Array(text.utf8)))
            case .field(let letter, let width):
                guard let step = try Self.step(letter, width, tag) else { return nil }
                steps.append(step)
            }
        }
        self.steps = steps
        self.digits = digits
    }

    // Source: UTS #35, part 4, "Date Field Symbol Table".
    private static func step(_ letter: UInt8, _ width: Int, _ tag: String) throws(ICUError) -> Step? {
        func names(_ choice: Choice, _ names: ICUDateNames, count: Int) throws(ICUError) -> Step? {
            let all = try names.names(locale: tag).map { Array($0.utf8) }
            return all.count >= count ? .name(choice, of: all) : nil
        }
        switch (Unicode.Scalar(letter), width) {
        case ("y", 2): return .yearOfCentury
        case ("y", _): return .number(.year, minimumDigits: width)
        case ("M", 1...2), ("L", 1...2): return .number(.month, minimumDigits: width)
        case ("M", 3): return try names(.month, .abbreviatedMonths, count: 12)
        case ("M", 4): return try names(.month, .wideMonths, count: 12)
        case ("M", 5): return try names(.month, .narrowMonths, count: 12)
        case ("L", 3): return try names(.month, .abbreviatedStandaloneMonths, count: 12)
        case ("L", 4): return try names(.month, .wideStandaloneMonths, count: 12)
        case ("L", 5): return try names(.month, .narrowStandaloneMonths, count: 12)
        case ("d", 1...2): return .number(.day, minimumDigits: width)
        case ("E", 1...3): return try names(.weekday, .abbreviatedWeekdays, count: 7)
        case ("E", 4): return try names(.weekday, .wideWeekdays, count: 7)
        case ("E", 5): return try names(.weekday, .narrowWeekdays, count: 7)
        case ("E", 6): return try names(.weekday, .shortWeekdays, count: 7)
        case ("c", 3): return try names(.weekday, .abbreviatedStandaloneWeekdays, count: 7)
        case ("c", 4): return try names(.weekday, .wideStandaloneWeekdays, count: 7)
        case ("H", 1...2): return .number(.hour, minimumDigits: width)
        case ("k", 1...2): return .number(.hourFromOne, minimumDigits: width)
        case ("K", 1...2): return .number(.halfDayHour, minimumDigits: width)
        case ("h", 1...2): return .number(.halfDayHourFromOne, minimumDigits: width)
        case ("m", 1...2): return .number(.minute, minimumDigits: width)
        case ("s", 1...2): return .number(.second, minimumDigits: width)
        case ("a", 1...3): return try names(.halfOfDay, .dayPeriods, count: 2)
        case ("G", _): return try era(width, tag)
        default: return nil
        }
    }

    /// Years are 1 … 9999, so the era is always the common one.
    private static func era(_ width: Int, _ tag: String) throws(ICUError) -> Step? {
        let names: ICUDateNames = width == 4 ? .wideEras : width == 5 ? .narrowEras : .abbreviatedEras
        return try names.names(locale: tag).last.map { .literal(Array($0.utf8)) }
    }

    func write(_ moment: WallClock, to out: inout UTF8Writer) {
        for step in steps {
            switch step {
            case .literal(let bytes): out.append(bytes)
            case .number(let number, let width): write(value(number, moment), width, &out)
            case .yearOfCentury: write(moment.date.year % 100, 2, &out)
            case .name(let choice, let names): out.append(names[index(choice, moment)])
            }
        }
    }

    private func value(_ number: Number, _ moment: WallClock) -> Int {
        switch number {
        case .year: moment.date.year
        case .month: moment.date.month
        case .day: moment.date.day
        case .minute: moment.minute
        case .second: moment.second
        case .hour: moment.hour
        case .hourFromOne: moment.hour == 0 ? 24 : moment.hour
        case .halfDayHour: moment.hour % 12
        case .halfDayHourFromOne: (moment.hour + 11) % 12 + 1
        }
    }

    private func index(_ choice: Choice, _ moment: WallClock) -> Int {
        switch choice {
        case .month: return moment.date.month - 1
        case .halfOfDay: return moment.hour / 12
        case .weekday:
            // 1970-01-01 was a Thursday, four days after the Sunday that the names begin with.
            let days = (moment.date.daysSinceEpoch + 4) % 7
            return days < 0 ? days + 7 : days
        }
    }

    /// Of at most four digits, as all fields are.
    private func write(_ value: Int, _ minimumDigits: Int, _ out: inout UTF8Writer) {
        var divisor = 1
        var width = 1
        while width < minimumDigits || divisor * 10 <= value {
            divisor *= 10
            width += 1
        }
        while divisor > 0 {
            out.append(digits[value / divisor % 10])
            divisor /= 10
        }
    }
}
