#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The end of a time limit, by a clock that only goes forward.
struct Deadline {
    private let start = ContinuousClock.now
    private let limit: Duration

    /// - Parameter limit: Taken as nothing when it is below zero.
    init(after limit: Duration) { self.limit = limit }

    /// For `poll`: 0 when the time is over.
    var remainingMilliseconds: Int32 {
        let rest = limit - start.duration(to: .now)
        guard rest > .zero else { return 0 }
        let (seconds, attoseconds) = rest.components
        guard seconds < 1_000_000 else { return 1_000_000_000 }
        // Rounded up, so that 0 means that nothing is left.
        return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// Waits until a descriptor is ready for `event` or has failed.
    ///
    /// - Returns: false when the time is over before.
    func wait(for event: Int32, on descriptor: Int32) -> Bool {
        while remainingMilliseconds > 0 {
            var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            if poll(&request, 1, remainingMilliseconds) > 0 { return true }
        }
        return false
    }
}
