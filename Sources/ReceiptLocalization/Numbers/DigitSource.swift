/// The decimal digits of a number, the first one first.
struct DigitSource {
    /// How many digits the number has; zero has one.
    let count: Int
    /// Up to sixteen digits, four bits each, the next one lowest.
    private var digits: UInt64
    private var left: Int
    /// What is behind them: so many times sixteen digits.
    private var later: UInt128 = 0
    private var laterChunks = 0

    /// 10^16: sixteen digits fit into 64 bits.
    private static let chunk: UInt128 = 10_000_000_000_000_000

    /// - Parameter magnitude: Below 10^38.
    @inline(__always)
    init(_ magnitude: UInt128) {
        var first = magnitude
        if magnitude >= Self.chunk { (first, later, laterChunks) = Self.split(magnitude) }
        (digits, left) = Self.packed(UInt64(truncatingIfNeeded: first), atLeast: 1)
        count = left &+ 16 &* laterChunks
    }

    /// A long number as what stands before its last chunks, and those chunks.
    private static func split(_ magnitude: UInt128) -> (first: UInt128, later: UInt128, chunks: Int) {
        let chunks = magnitude < chunk * chunk ? 1 : 2
        let (first, later) = magnitude.quotientAndRemainder(dividingBy: chunks == 1 ? chunk : chunk * chunk)
        return (first, later, chunks)
    }

    /// The next of `count` digits.
    @inline(__always)
    mutating func next() -> Int {
        if left == 0 { takeChunk() }
        left &-= 1
        let digit = Int(truncatingIfNeeded: digits & 15)
        digits >>= 4
        return digit
    }

    private mutating func takeChunk() {
        laterChunks -= 1
        let (first, rest) =
            laterChunks == 1 ? later.quotientAndRemainder(dividingBy: Self.chunk) : (later, 0)
        (digits, left) = Self.packed(UInt64(truncatingIfNeeded: first), atLeast: 16)
        later = rest
    }

    /// A number below 10^16, filled with zeros to `length` digits.
    @inline(__always)
    private static func packed(_ number: UInt64, atLeast length: Int) -> (digits: UInt64, count: Int) {
        var digits: UInt64 = 0
        var count = 0
        var rest = number
        repeat {
            let shorter = rest / 10
            digits = digits << 4 | (rest &- shorter &* 10)
            rest = shorter
            count &+= 1
        } while rest != 0 || count < length
        return (digits, count)
    }
}
