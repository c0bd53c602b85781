import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How far a long command is, on one line of a terminal; nothing where standard error is no terminal.
///
/// Sendable: the count is behind a lock, which also keeps the lines of several threads apart.
final class ProgressBar: Sendable {
    private let total: Int
    private let isShown: Bool
    private let state = Mutex((done: 0, percent: -1))

    private static let width = 32

    init(total: Int, isShown: Bool = isatty(STDERR_FILENO) == 1) {
        self.total = total
        self.isShown = isShown
    }

    /// One more is done: the one with this name.
    func advance(_ name: String) {
        guard isShown else { return }
        state.withLock { state in
            state.done += 1
            let percent = state.done * 100 / max(1, total)
            guard percent != state.percent else { return }
            state.percent = percent
            StandardError.write(Self.line(done: state.done, of: total, name: name))
        }
    }

    /// Takes the bar away, so that what is written next begins on a clean line.
    func finish() {
        if isShown { StandardError.write(Self.cleared) }
    }

    // ECMA-48: the carriage goes back, and the rest of the line is erased.
    private static let cleared = "\r\u{1B}[K"

    static func line(done: Int, of total: Int, name: String) -> String {
        let filled = width * done / max(1, total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(cleared)\(bar) \(done)/\(total) \(name)"
    }
}
