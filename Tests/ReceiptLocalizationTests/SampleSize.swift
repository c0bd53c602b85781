#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many samples a comparison takes: a few in every run, more when `RECEIPT_SAMPLE_FACTOR` says so.
enum SampleSize {
    static func scaled(_ count: Int) -> Int {
        guard let text = getenv("RECEIPT_SAMPLE_FACTOR"), let factor = Int(String(cString: text)) else { return count }
        return count * max(factor, 1)
    }
}

/// The same numbers in every run. Source: Sebastiano Vigna's SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
