import ReceiptModel

/// A locale's way to write one kind of number, compiled: what stands before and behind the digits, the separators, and
/// how digits are grouped.
struct NumberLayout: Sendable, Equatable {
    /// Every text of the layout, one behind the other, in UTF-8: one array is one reference to count.
    private let bytes: [UInt8]
    private let positivePrefix: Piece
    private let positiveSuffix: Piece
    private let negativePrefix: Piece
    private let negativeSuffix: Piece
    private let decimalSeparator: Piece
    private let groupingSeparator: Piece
    /// Zero to nine, each `digitWidth` bytes.
    private let digits: Piece
    private let digitWidth: Int
    /// What the digits of one byte are counted up from; they are ASCII's.
    private let zero = UInt8(ascii: "0")
    private let grouping: Grouping

    /// A part of `bytes`.
    private struct Piece: Sendable, Equatable {
        let start: Int
        let count: Int
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

        @inline(__always)
        func separators(among integers: Int) -> Int {
            guard primary > 0, integers >= primary + minimumDigits else { return 0 }
            var left = integers - primary
            var count = 0
            while left > 0 {
                left -= secondary
                count += 1
            }
            return count
        }
    }

    /// - Parameter digits: Zero to nine, all of the same length.
    init(
        positive: (prefix: [UInt8], suffix: [UInt8]), negative: (prefix: [UInt8], suffix: [UInt8]),
        decimalSeparator: [UInt8], groupingSeparator: [UInt8], digits: [UInt8], grouping: Grouping
    ) {
        var bytes: [UInt8] = []
        func add(_ text: [UInt8]) -> Piece {
            bytes += text
            return Piece(start: bytes.count - text.count, count: text.count)
        }
        positivePrefix = add(positive.prefix)
        positiveSuffix = add(positive.suffix)
        negativePrefix = add(negative.prefix)
        negativeSuffix = add(negative.suffix)
        self.decimalSeparator = add(decimalSeparator)
        self.groupingSeparator = add(groupingSeparator)
        self.digits = add(digits)
        digitWidth = digits.count / 10
        self.grouping = grouping
        self.bytes = bytes
    }

    /// Prints digits and nothing else.
    static let empty = NumberLayout(
        positive: ([], []), negative: ([], []), decimalSeparator: [], groupingSeparator: [],
        digits: Array("0123456789".utf8), grouping: .none)

    /// Writes all digits of the value, and zeros up to `minimumDecimals`.
    func write(_ value: ExactDecimal, minimumDecimals: Int, to out: inout UTF8Writer) {
        var source = DigitSource(value.coefficient.magnitude)
        let zeros = max(minimumDecimals - value.scale, 0)
        let decimals = value.scale + zeros
        let integers = max(source.count - value.scale, 1)
        let groups = grouping.separators(among: integers)
        let prefix = value.isNegative ? negativePrefix : positivePrefix
        let suffix = value.isNegative ? negativeSuffix : positiveSuffix
        var size = prefix.count + suffix.count + groups * groupingSeparator.count + (integers + decimals) * digitWidth
        if decimals > 0 { size += decimalSeparator.count }

        // From the last byte to the first, as the digits come.
        out.append(count: size) { span in
            var position = size
            put(suffix, before: &position, in: &span)
            if decimals > 0 {
                for _ in 0..<zeros { putDigit(0, before: &position, in: &span) }
                for _ in 0..<value.scale { putDigit(source.next(), before: &position, in: &span) }
                put(decimalSeparator, before: &position, in: &span)
            }
            var untilSeparator = groups > 0 ? grouping.primary : Int.max
            for _ in 0..<integers {
                if untilSeparator == 0 {
                    put(groupingSeparator, before: &position, in: &span)
                    untilSeparator = grouping.secondary
                }
                untilSeparator &-= 1
                putDigit(source.next(), before: &position, in: &span)
            }
            put(prefix, before: &position, in: &span)
        }
    }

    @inline(__always)
    private func put(_ piece: Piece, before position: inout Int, in span: inout MutableSpan<UInt8>) {
        position &-= piece.count
        var offset = 0
        while offset < piece.count {
            span[position &+ offset] = bytes[piece.start &+ offset]
            offset &+= 1
        }
    }

    @inline(__always)
    private func putDigit(_ digit: Int, before position: inout Int, in span: inout MutableSpan<UInt8>) {
        if digitWidth == 1 {
            position &-= 1
            span[position] = zero &+ UInt8(truncatingIfNeeded: digit)
        } else {
            let start = digits.start &+ digit &* digitWidth
            put(Piece(start: start, count: digitWidth), before: &position, in: &span)
        }
    }
}
