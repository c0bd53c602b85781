import ReceiptMessages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// When files were last written, and those in folders and in their folders: differs when one of them has changed, come or
/// gone.
struct FileStamps: Equatable {
    private struct Stamp: Equatable {
        let path: String
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let node: UInt64
    }

    private var stamps: [Stamp] = []

    init(_ paths: [String]) {
        for path in paths { add(path, depth: 2) }
    }

    private mutating func add(_ path: String, depth: Int) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let written = status.st_mtim
        stamps.append(
            Stamp(
                path: path, seconds: written.tv_sec, nanoseconds: written.tv_nsec, size: Int(status.st_size),
                node: UInt64(status.st_ino)))
        guard depth > 0, TextFile.isDirectory(path) else { return }
        for name in (try? TextFile.names(in: path)) ?? [] { add("\(path)/\(name)", depth: depth - 1) }
    }
}
