import ReceiptICU
import ReceiptModel

/// A Gregorian date pattern compiled: literals, numbers and names, ready to be written.
struct DateLayout: Sendable {
    private enum Step: Sendable {
        case literal(Range<Int>)
        /// A number with at least so many digits.
        case number(Number, minimumDigits: Int)
        case yearOfCentury
        /// One of the `names` that begin at an index.
        case name(Choice, first: Int)
    }

    private enum Number: Sendable {
        case year, month, day, minute, second
        /// 0 … 23 (H), 1 … 24 (k), 0 … 11 (K), 1 … 12 (h)
        case hour, hourFromOne, halfDayHour, halfDayHourFromOne
    }

    private enum Choice: Sendable {
        case month, weekday, halfOfDay
    }

    private var steps: [Step] = []
    /// Digits, literals and names, one behind the other, in UTF-8.
    private var bytes: [UInt8] = []
    /// Parts of `bytes`.
    private var names: [Range<Int>] = []
    /// `bytes` begins with the digits zero to nine, each so long.
    private let digitWidth: Int

    /// - Parameters:
    ///   - tag: The BCP 47 tag for ICU, with a Gregorian calendar.
    ///   - digits: Zero to nine.
    /// - Returns: nil for a pattern with other fields than those of an ordinary date and time, and for digits of
    ///   different lengths.
    init?(_ pattern: DatePattern, tag: String, digits: [[UInt8]]) throws(ICUError) {
        guard let width = digits.first?.count, digits.allSatisfy({ $0.count == width }) else { return nil }
        digitWidth = width
        bytes = digits.flatMap(\.self)
        for part in pattern.parts {
            switch part {
            case .literal(let text):
                steps.append(.literal(add(text)))
            case .field(let letter, let width):
                guard let step = try step(letter, width, tag) else { return nil }
                steps.append(step)
            }
        }
    }

    private mutating func add(_ text: String) -> Range<Int> {
        bytes += text.utf8
        return (bytes.count - text.utf8.count)..<bytes.count
    }

    private mutating func add(
        _ choice: Choice, _ wanted: ICUDateNames, count: Int, _ tag: String
    ) throws(ICUError) -> Step? {
        let all = try wanted.names(locale: tag)
        guard all.count >= count else { return nil }
        let first = names.count
        for name in all { names.append(add(name)) }
        return .name(choice, first: first)
    }

    // Source: UTS #35, part 4, "Date Field Symbol Table".
    private mutating func step(_ letter: UInt8, _ width: Int, _ tag: String) throws(ICUError) -> Step? {
        switch (Unicode.Scalar(letter), width) {
        case ("y", 2): return .yearOfCentury
        case ("y", _): return .number(.year, minimumDigits: width)
        case ("M", 1...2), ("L", 1...2): return .number(.month, minimumDigits: width)
        case ("M", 3): return try add(.month, .abbreviatedMonths, count: 12, tag)
        case ("M", 4): return try add(.month, .wideMonths, count: 12, tag)
        case ("M", 5): return try add(.month, .narrowMonths, count: 12, tag)
        case ("L", 3): return try add(.month, .abbreviatedStandaloneMonths, count: 12, tag)
        case ("L", 4): return try add(.month, .wideStandaloneMonths, count: 12, tag)
        case ("L", 5): return try add(.month, .narrowStandaloneMonths, count: 12, tag)
        case ("d", 1...2): return .number(.day, minimumDigits: width)
        case ("E", 1...3): return try add(.weekday, .abbreviatedWeekdays, count: 7, tag)
        case ("E", 4): return try add(.weekday, .wideWeekdays, count: 7, tag)
        case ("E", 5): return try add(.weekday, .narrowWeekdays, count: 7, tag)
        case ("E", 6): return try add(.weekday, .shortWeekdays, count: 7, tag)
        case ("c", 3): return try add(.weekday, .abbreviatedStandaloneWeekdays, count: 7, tag)
        case ("c", 4): return try add(.weekday, .wideStandaloneWeekdays, count: 7, tag)
        case ("H", 1...2): return .number(.hour, minimumDigits: width)
        case ("k", 1...2): return .number(.hourFromOne, minimumDigits: width)
        case ("K", 1...2): return .number(.halfDayHour, minimumDigits: width)
        case ("h", 1...2): return .number(.halfDayHourFromOne, minimumDigits: width)
        case ("m", 1...2): return .number(.minute, minimumDigits: width)
        case ("s", 1...2): return .number(.second, minimumDigits: width)
        case ("a", 1...3): return try add(.halfOfDay, .dayPeriods, count: 2, tag)
        case ("G", _): return try era(width, tag)
        default: return nil
        }
    }

    /// Years are 1 … 9999, so the era is always the common one.
    private mutating func era(_ width: Int, _ tag: String) throws(ICUError) -> Step? {
        let wanted: ICUDateNames = width == 4 ? .wideEras : width == 5 ? .narrowEras : .abbreviatedEras
        return try wanted.names(locale: tag).last.map { .literal(add($0)) }
    }

    func write(_ moment: WallClock, to out: inout UTF8Writer) {
        for step in steps {
            switch step {
            case .literal(let part): out.append(bytes, in: part)
            case .number(let number, let width): write(value(number, moment), width, &out)
            case .yearOfCentury: write(moment.date.year % 100, 2, &out)
            case .name(let choice, let first): out.append(bytes, in: names[first + index(choice, moment)])
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
        if value >= 1000 || minimumDigits > 3 {
            for _ in 4..<max(minimumDigits, 4) { writeDigit(0, &out) }
            writeDigit(value / 1000, &out)
        }
        if value >= 100 || minimumDigits > 2 { writeDigit(value / 100 % 10, &out) }
        if value >= 10 || minimumDigits > 1 { writeDigit(value / 10 % 10, &out) }
        writeDigit(value % 10, &out)
    }

    private func writeDigit(_ digit: Int, _ out: inout UTF8Writer) {
        if digitWidth == 1 {
            out.append(bytes[digit])
        } else {
            out.append(bytes, in: (digit * digitWidth)..<((digit + 1) * digitWidth))
        }
    }
}
