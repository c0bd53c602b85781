import ReceiptModel

/// A locale's way to write one kind of number, compiled: what stands before and behind the digits, the separators, and
/// how digits are grouped.
final class NumberLayout: Sendable {
    /// What stands before and behind the digits, one text behind the other, in UTF-8: one reference to count.
    private let affixes: [UInt8]
    private let positivePrefix: Range<Int>
    private let positiveSuffix: Range<Int>
    private let negativePrefix: Range<Int>
    private let negativeSuffix: Range<Int>
    private let decimalSeparator: ShortText
    private let groupingSeparator: ShortText
    /// Zero to nine.
    private let digits: [ShortText]
    private let grouping: Grouping

    /// Up to eight bytes of UTF-8, the first one lowest, which are written in one move.
    private struct ShortText: Sendable, Equatable {
        let word: UInt64
        let count: Int

        init?(_ bytes: some Collection<UInt8>) {
            guard bytes.count <= 8 else { return nil }
            word = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
            count = bytes.count
        }
    }

    /// How the digits before the decimal separator are grouped.
    struct Grouping: Sendable, Equatable {
        /// Digits in the group before the decimal separator; 0 when nothing is grouped.
        let primary: Int
        /// Digits in every other group: 2 in India.
        let secondary: Int
        /// CLDR's minimumGroupingDigits: how many digits there must be before the first separator.
        let minimumDigits: Int

        static let none = Grouping(primary: 0, secondary: 0, minimumDigits: 1)

        /// How many of the digits stand before the first separator.
        @inline(__always)
        func leading(of integers: Int) -> Int {
            guard primary > 0, integers >= primary + minimumDigits else { return integers }
            let rest = (integers - primary) % secondary
            return rest == 0 ? min(secondary, integers - primary) : rest
        }

        /// How many stand before the next separator, or before the decimal one, when `integers` are left.
        @inline(__always)
        func next(of integers: Int) -> Int { integers > primary ? secondary : primary }
    }

    /// - Parameter digits: Zero to nine, all of the same length.
    /// - Returns: nil for a separator or digit of more than eight bytes, or for another number of digits.
    init?(
        positive: (prefix: [UInt8], suffix: [UInt8]), negative: (prefix: [UInt8], suffix: [UInt8]),
        decimalSeparator: [UInt8], groupingSeparator: [UInt8], digits: [UInt8], grouping: Grouping
    ) {
        let width = digits.count / 10
        self.digits = (0..<10).compactMap { ShortText(digits[($0 * width)..<(($0 + 1) * width)]) }
        guard let decimal = ShortText(decimalSeparator), let group = ShortText(groupingSeparator), width > 0,
            self.digits.count == 10
        else { return nil }
        var affixes: [UInt8] = []
        func add(_ text: [UInt8]) -> Range<Int> {
            affixes += text
            return (affixes.count - text.count)..<affixes.count
        }
        positivePrefix = add(positive.prefix)
        positiveSuffix = add(positive.suffix)
        negativePrefix = add(negative.prefix)
        negativeSuffix = add(negative.suffix)
        self.decimalSeparator = decimal
        self.groupingSeparator = group
        self.grouping = grouping
        self.affixes = affixes
    }

    /// Writes all digits of the value, and zeros up to `minimumDecimals`.
    func write(_ value: ExactDecimal, minimumDecimals: Int, to out: inout UTF8Writer) {
        var source = DigitSource(value.coefficient.magnitude)
        out.append(affixes, in: value.isNegative ? negativePrefix : positivePrefix)
        // 0.05 has fewer digits than decimals, and a zero before each of them.
        var zeros = max(value.scale + 1 - source.count, 0)
        var integers = max(source.count - value.scale, 1)
        var untilSeparator = grouping.leading(of: integers)
        while true {
            for _ in 0..<untilSeparator { append(zeros > 0 ? 0 : source.next(), to: &out); zeros &-= 1 }
            integers &-= untilSeparator
            if integers == 0 { break }
            out.append(word: groupingSeparator.word, count: groupingSeparator.count)
            untilSeparator = grouping.next(of: integers)
        }
        if value.scale > 0 || minimumDecimals > 0 {
            out.append(word: decimalSeparator.word, count: decimalSeparator.count)
            for _ in 0..<value.scale { append(zeros > 0 ? 0 : source.next(), to: &out); zeros &-= 1 }
            if minimumDecimals > value.scale {
                for _ in value.scale..<minimumDecimals { append(0, to: &out) }
            }
        }
        out.append(affixes, in: value.isNegative ? negativeSuffix : positiveSuffix)
    }

    @inline(__always)
    private func append(_ digit: Int, to out: inout UTF8Writer) {
        let text = digits[digit]
        out.append(word: text.word, count: text.count)
    }
}
