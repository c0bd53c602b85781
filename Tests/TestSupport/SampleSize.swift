import FoundationEssentials

/// How many samples a random comparison takes: a few in every run, more when `RECEIPT_SAMPLE_FACTOR` says so.
package enum SampleSize {
    package static func scaled(_ count: Int) -> Int {
        let factor = ProcessInfo.processInfo.environment["RECEIPT_SAMPLE_FACTOR"].flatMap { Int($0) } ?? 1
        return count * max(factor, 1)
    }
}
