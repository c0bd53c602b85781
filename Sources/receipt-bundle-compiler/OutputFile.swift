#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files, by the C library alone.
enum OutputFile {
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String

        init(_ path: String) {
            self.path = path
            reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        }

        var description: String { "\(path): error: cannot be written: \(reason)" }
    }

    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Failure(path) }
        defer { _ = close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { posixWrite(file, $0) }
            if count < 0 {
                if errno == EINTR { continue }
                throw Failure(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func posixWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
            Darwin.write(file, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Makes a directory and those above it; one that exists is well.
    static func makeDirectory(_ path: String) throws(Failure) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw Failure(path)
        }
        try makeDirectory(String(path[..<slash]))
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw Failure(path) }
    }

    static func remove(_ path: String) throws(Failure) {
        if unlink(path) != 0 { throw Failure(path) }
    }
}
