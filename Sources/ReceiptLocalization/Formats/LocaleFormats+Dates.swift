import ReceiptICU
import ReceiptModel

extension LocaleFormats {
    /// The style for dates or times with the fields of a CLDR skeleton, in the locale's order and words.
    ///
    /// The calendar is Gregorian unless the locale asks for another (`th-u-ca-buddhist`). `j` stands for the hour in
    /// the locale's cycle, or in that of `-u-hc-`.
    ///
    /// - Parameter skeleton: Such as `yMMMd`, `yMd` or `jm`.
    /// - Throws: `FormatError.unusableSkeleton` for what `DateSkeleton` refuses, `.unavailable`.
    package func date(_ skeleton: String) throws(FormatError) -> DateStyle {
        try style(
            { cache in cache.dates.first { $0.skeleton == skeleton }?.style },
            { cache, made in cache.dates.append((skeleton, made)) },
            { () throws(FormatError) in try makeDateStyle(skeleton) })
    }

    private func makeDateStyle(_ skeleton: String) throws(FormatError) -> DateStyle {
        guard let skeleton = DateSkeleton(skeleton)?.text else { throw .unusableSkeleton(skeleton) }
        let tag = data.calendarTag
        // The generator is by far the dearest of all, so it is kept.
        let patterns = try style({ $0.patterns }, { $0.patterns = $1 }) { () throws(FormatError) in
            try checked { () throws(ICUError) in try ICUDatePatterns(locale: tag) }
        }
        let pattern = try checked { () throws(ICUError) in try patterns.pattern(skeleton: skeleton) }
        return try DateStyle(
            pattern: pattern, tag: tag, isGregorian: data.calendar == "gregory", digits: digits, locale: locale)
    }

    /// A distance from UTC as CLDR writes it for the locale: `GMT+2`, in French `UTC+2`.
    ///
    /// - Parameter minutes: Ahead of UTC; -1080 … 1080.
    package func offset(minutes: Int) throws(FormatError) -> String {
        try style(
            { cache in cache.offsets.first { $0.minutes == minutes }?.text },
            { cache, made in cache.offsets.append((minutes, made)) },
            { () throws(FormatError) in
                try checked { () throws(ICUError) in
                    try icuOffsetText(minutes: minutes, locale: data.tag)
                }
            })
    }

    /// The style for lists of things that all apply: `A, B and C`.
    package func list() throws(FormatError) -> ListStyle {
        try style(
            { $0.list }, { $0.list = $1 },
            { () throws(FormatError) in try ListStyle(tag: data.tag, locale: locale) })
    }
}
