import ReceiptModel

/// A locale's way to write one kind of number, compiled: what stands before and behind the digits, the separators, and
/// how digits are grouped.
struct NumberLayout: Sendable, Equatable {
    /// All UTF-8.
    let positivePrefix: [UInt8]
    let positiveSuffix: [UInt8]
    let negativePrefix: [UInt8]
    let negativeSuffix: [UInt8]
    let decimalSeparator: [UInt8]
    let groupingSeparator: [UInt8]
    /// Zero to nine, each `digitWidth` bytes.
    let digits: [UInt8]
    let digitWidth: Int
    /// Digits in the group before the decimal separator; 0 when nothing is grouped.
    let primaryGroup: Int
    /// Digits in every other group: 2 in India.
    let secondaryGroup: Int
    /// CLDR's minimumGroupingDigits: how many digits there must be before the first separator.
    let minimumGroupingDigits: Int

    /// Writes all digits of the value, and zeros up to `minimumDecimals`.
    func write(_ value: ExactDecimal, minimumDecimals: Int, to out: inout UTF8Writer) {
        let magnitude = value.coefficient.magnitude
        let decimals = max(value.scale, minimumDecimals)
        let integers = max(Self.digitCount(magnitude) - value.scale, 1)
        let groups = separatorCount(integers)
        let prefix = value.isNegative ? negativePrefix : positivePrefix
        let suffix = value.isNegative ? negativeSuffix : positiveSuffix
        var size = prefix.count + suffix.count + groups * groupingSeparator.count + (integers + decimals) * digitWidth
        if decimals > 0 { size += decimalSeparator.count }

        out.append(count: size) { span in
            var cursor = BackwardCursor(position: size)
            cursor.put(suffix, in: &span)
            var source = DigitSource(magnitude)
            if decimals > 0 {
                for _ in value.scale..<decimals { cursor.putDigit(0, of: self, in: &span) }
                for _ in 0..<value.scale { cursor.putDigit(source.next(), of: self, in: &span) }
                cursor.put(decimalSeparator, in: &span)
            }
            var untilSeparator = groups > 0 ? primaryGroup : Int.max
            for _ in 0..<integers {
                if untilSeparator == 0 {
                    cursor.put(groupingSeparator, in: &span)
                    untilSeparator = secondaryGroup
                }
                untilSeparator -= 1
                cursor.putDigit(source.next(), of: self, in: &span)
            }
            cursor.put(prefix, in: &span)
        }
    }

    private func separatorCount(_ integers: Int) -> Int {
        guard primaryGroup > 0, integers >= primaryGroup + minimumGroupingDigits else { return 0 }
        return 1 + (integers - primaryGroup - 1) / secondaryGroup
    }

    private static func digitCount(_ magnitude: UInt128) -> Int {
        guard let small = UInt64(exactly: magnitude) else {
            return 19 + digitCount(magnitude / DigitSource.chunk)
        }
        var count = 1
        var bound: UInt64 = 10
        while small >= bound {
            count += 1
            // 20 digits is the most that fits.
            if count == 20 { break }
            bound *= 10
        }
        return count
    }
}

/// The decimal digits of a number, the last one first; zeros when there are no more.
private struct DigitSource {
    static let chunk: UInt128 = 10_000_000_000_000_000_000

    private var low: UInt64
    private var high: UInt64 = 0
    /// Digits that `low` still stands for, as long as `high` waits.
    private var left = Int.max

    init(_ magnitude: UInt128) {
        if let small = UInt64(exactly: magnitude) {
            low = small
        } else {
            let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: Self.chunk)
            low = UInt64(truncatingIfNeeded: rest)
            high = UInt64(truncatingIfNeeded: quotient)
            left = 19
        }
    }

    @inline(__always)
    mutating func next() -> Int {
        if left == 0 {
            low = high
            left = Int.max
        }
        left -= 1
        let (rest, digit) = low.quotientAndRemainder(dividingBy: 10)
        low = rest
        return Int(digit)
    }
}

/// Where the next byte before the ones already written goes.
private struct BackwardCursor {
    var position: Int

    @inline(__always)
    mutating func put(_ bytes: [UInt8], in span: inout MutableSpan<UInt8>) {
        position -= bytes.count
        for index in 0..<bytes.count { span[position + index] = bytes[index] }
    }

    @inline(__always)
    mutating func putDigit(_ digit: Int, of layout: NumberLayout, in span: inout MutableSpan<UInt8>) {
        position -= layout.digitWidth
        if layout.digitWidth == 1 {
            span[position] = layout.digits[digit]
        } else {
            let first = digit * layout.digitWidth
            for index in 0..<layout.digitWidth { span[position + index] = layout.digits[first + index] }
        }
    }
}
