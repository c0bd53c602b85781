/// The decimal digits of a number, the last one first; zeros when there are no more.
struct DigitSource {
    /// How many digits the number has; zero has one.
    let count: Int
    private var low: UInt64
    private var high: UInt64 = 0
    /// Digits that `low` still stands for, as long as `high` waits.
    private var left = Int.max

    /// 10^19, the largest power of ten in 64 bits. A number of up to 38 digits is two of these.
    private static let chunk: UInt64 = 10_000_000_000_000_000_000

    /// - Parameter magnitude: Below 10^38.
    @inline(__always)
    init(_ magnitude: UInt128) {
        if let small = UInt64(exactly: magnitude) {
            low = small
            count = Self.digitCount(small)
        } else {
            let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: UInt128(Self.chunk))
            low = UInt64(truncatingIfNeeded: rest)
            high = UInt64(truncatingIfNeeded: quotient)
            left = 19
            count = 19 + Self.digitCount(high)
        }
    }

    @inline(__always)
    mutating func next() -> Int {
        if left == 0 {
            low = high
            left = Int.max
        }
        left &-= 1
        let rest = low / 10
        let digit = low &- rest &* 10
        low = rest
        return Int(truncatingIfNeeded: digit)
    }

    @inline(__always)
    private static func digitCount(_ number: UInt64) -> Int {
        var count = 1
        var rest = number
        // Amounts are short: two steps for most of them.
        while rest >= 10_000 {
            rest /= 10_000
            count += 4
        }
        return rest >= 1000 ? count + 3 : rest >= 100 ? count + 2 : rest >= 10 ? count + 1 : count
    }
}
