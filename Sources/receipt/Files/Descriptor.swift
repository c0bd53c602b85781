#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file that is read or written whole.
struct Descriptor: ~Copyable {
    private let number: Int32
    private let isOwned: Bool

    static var standardInput: Descriptor { Descriptor(number: STDIN_FILENO, isOwned: false) }
    static var standardOutput: Descriptor { Descriptor(number: STDOUT_FILENO, isOwned: false) }
    static var standardError: Descriptor { Descriptor(number: STDERR_FILENO, isOwned: false) }

    private init(number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    init(path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
        let opened = open(path, flags | O_CLOEXEC, mode)
        guard opened >= 0 else { throw .last }
        self.init(number: opened, isOwned: true)
    }

    /// Whether somebody reads what is written to it as it comes.
    var isTerminal: Bool { isatty(number) == 1 }

    deinit { if isOwned { _ = close(number) } }

    /// Everything up to the end, at most `limit` bytes and one more, so that the caller sees that there are too many.
    borrowing func readAll(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(number, &chunk, min(chunk.count, limit + 1 - bytes.count))
            if count == 0 { break }
            if count > 0 {
                bytes += chunk[..<count]
            } else {
                try waitOrThrow(for: POLLIN)
            }
        }
        return bytes
    }

    borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                try waitOrThrow(for: POLLOUT)
            }
        }
    }

    /// After a call that failed: returns when it is worth another try, since other programs may have made a pipe that
    /// this one inherits not wait by itself.
    private borrowing func waitOrThrow(for event: Int32) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN:
            var request = pollfd(fd: number, events: Int16(event), revents: 0)
            guard poll(&request, 1, -1) >= 0 || errno == EINTR else { throw .last }
        default: throw .last
        }
    }

    borrowing func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw .last }
    }

    /// Waits until the bytes are on the disk.
    borrowing func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw .last }
    }
}
