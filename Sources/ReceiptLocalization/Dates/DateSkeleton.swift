/// A CLDR skeleton with the fields of an ordinary date and time: `yMMMd`, `jm`.
///
/// Fields that look like another one are refused: Y is the year of the week (2020-12-27 would print 2021), D the day of
/// the year, m beside a date and without an hour a mistaken month. So are zones: the printed time is the wall clock's, and
/// ICU does not know whose.
package struct DateSkeleton: Hashable, Sendable {
    package let text: String

    private static let dateFields = Set("GyMLdE".utf8)
    private static let hours = Set("jHhKk".utf8)

    /// - Returns: nil for an empty skeleton, other fields, a field in two places, or more than five letters of one.
    package init?(_ text: String) {
        var widths: [UInt8: Int] = [:]
        var previous: UInt8?
        for letter in text.utf8 {
            if letter != previous, widths[letter] != nil { return nil }
            widths[letter, default: 0] += 1
            previous = letter
        }
        let hasHour = widths.keys.contains(where: Self.hours.contains)
        let hasMinute = widths[UInt8(ascii: "m")] != nil
        for (letter, width) in widths {
            guard width <= 5 else { return nil }
            switch letter {
            case UInt8(ascii: "m"), UInt8(ascii: "a"): guard hasHour else { return nil }
            case UInt8(ascii: "s"): guard hasMinute else { return nil }
            default: guard Self.dateFields.contains(letter) || Self.hours.contains(letter) else { return nil }
            }
        }
        if widths.isEmpty { return nil }
        self.text = text
    }
}
