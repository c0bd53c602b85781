#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system says of the last failed call.
struct SystemError: Error, CustomStringConvertible {
    let number: Int32

    static var last: SystemError { SystemError(number: errno) }
    var description: String { String(cString: strerror(number)) }
}

/// An open file that is read or written whole.
struct Descriptor: ~Copyable {
    private let number: Int32
    private let isOwned: Bool

    static var standardInput: Descriptor { Descriptor(number: STDIN_FILENO, isOwned: false) }
    static var standardOutput: Descriptor { Descriptor(number: STDOUT_FILENO, isOwned: false) }

    private init(number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    init(path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
        let opened = open(path, flags | O_CLOEXEC, mode)
        guard opened >= 0 else { throw .last }
        self.init(number: opened, isOwned: true)
    }

    deinit { if isOwned { _ = Self.closeNumber(number) } }

    private static func closeNumber(_ number: Int32) -> Int32 { close(number) }

    /// Everything up to the end, at most `limit` bytes and one more, so that the caller sees that there are too many.
    borrowing func readAll(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(number, &chunk, chunk.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            bytes += chunk[0..<count]
        }
        return bytes
    }

    borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                // Safety: the offset stays below the number of bytes.
                write(number, buffer.baseAddress?.advanced(by: offset), bytes.count - offset)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            offset += count
        }
    }

    /// Waits until the bytes are on the disk.
    borrowing func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw .last }
    }
}
