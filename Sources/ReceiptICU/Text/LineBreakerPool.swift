import Synchronization

/// Opened breakers by language, so that a layout need not open one for each document.
///
/// Two tasks may take at once: each gets a breaker of its own and gives it back when it is done.
package final class LineBreakerPool: Sendable {
    private struct Key: Hashable {
        let unit: LineBreaker.Unit
        let language: String
    }

    private let idle = Mutex<[Key: [LineBreaker]]>([:])

    package init() {}

    /// A breaker that is the caller's until it comes back; one that never does is closed with its last reference.
    package func take(_ unit: LineBreaker.Unit, language: String) throws(ICUError) -> LineBreaker {
        let key = Key(unit: unit, language: language)
        let kept = idle.withLock { $0[key]?.popLast() }
        if let kept { return kept }
        return try LineBreaker(unit, language: language)
    }

    /// Keeps `breaker` for the next caller. The caller must not use it any more.
    package func giveBack(_ breaker: LineBreaker) {
        let key = Key(unit: breaker.unit, language: breaker.language)
        idle.withLock { $0[key, default: []].append(breaker) }
    }
}
