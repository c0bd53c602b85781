/// A moment as a clock on the wall showed it, with that clock's offset from UTC: `2026-07-01T12:00:00-06:00`.
///
/// The printed time is always these digits. No zone database is asked: ICU's is older than the law in some countries.
public struct LocalDateTime: Hashable, Sendable {
    public let date: CalendarDay
    /// 0 … 23
    public let hour: Int
    /// 0 … 59
    public let minute: Int
    /// 0 … 59
    public let second: Int
    /// Minutes that the clock is ahead of UTC: -1080 … 1080.
    public let offsetMinutes: Int

    /// - Returns: nil for a time that no clock shows or an offset beyond 18 hours.
    public init?(date: CalendarDay, hour: Int, minute: Int, second: Int = 0, offsetMinutes: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
            (-1080...1080).contains(offsetMinutes)
        else { return nil }
        self.date = date
        self.hour = hour
        self.minute = minute
        self.second = second
        self.offsetMinutes = offsetMinutes
    }

    /// Reads RFC 3339's form, `2026-07-01T12:00:00-06:00` or with `Z`; seconds may be left out, fractions are refused.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 17, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
            let date = CalendarDay(String(decoding: bytes[0..<10], as: UTF8.self)),
            let hour = bytes[11..<13].asciiNumber, let minute = bytes[14..<16].asciiNumber
        else { return nil }
        var rest = bytes[16...]
        var second = 0
        if rest.first == UInt8(ascii: ":") {
            guard rest.count >= 4, let value = rest.dropFirst().prefix(2).asciiNumber else { return nil }
            second = value
            rest = rest.dropFirst(3)
        }
        guard let offset = Self.offset(rest) else { return nil }
        self.init(date: date, hour: hour, minute: minute, second: second, offsetMinutes: offset)
    }

    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
        guard bytes.count == 6, let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            bytes[bytes.startIndex + 3] == UInt8(ascii: ":"),
            let hours = bytes.dropFirst().prefix(2).asciiNumber, let minutes = bytes.suffix(2).asciiNumber,
            minutes <= 59
        else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    /// Seconds since 1970-01-01T00:00 of the digits themselves, as if the clock stood at UTC: what a formatter that is
    /// set to UTC must be given so that it prints these digits.
    public var wallClockSeconds: Int {
        date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second
    }
}

extension LocalDateTime: CustomStringConvertible {
    /// RFC 3339, with seconds: `2026-07-01T12:00:00-06:00`.
    public var description: String {
        let size = abs(offsetMinutes)
        let sign = offsetMinutes < 0 ? "-" : "+"
        return
            "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))\(sign)\(padded(size / 60, 2)):\(padded(size % 60, 2))"
    }
}
