#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A clock that only goes forward.
enum Clock {
    /// Seconds since some moment.
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How often a second a piece of work is done; a round of it is `pieces` many.
    static func rate(pieces: Int, slice: Double, _ round: () throws -> Void) rethrows -> Double {
        var count = 0
        let start = seconds()
        var end = start
        repeat {
            try round()
            count += pieces
            end = seconds()
        } while end - start < slice
        return Double(count) / (end - start)
    }
}

/// The middle of what was measured; zero of nothing.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
