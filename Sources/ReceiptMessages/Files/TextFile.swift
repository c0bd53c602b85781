#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files and directories, by the C library alone, because Foundation would bring another ICU into the process.
package enum TextFile {
    /// Larger files are no words.
    private static let maximumBytes = 8 << 20

    /// Why a file or directory cannot be read, in the words of the C library.
    package struct Failure: Error, Hashable, Sendable {
        package let reason: String

        fileprivate init(_ number: Int32) {
            reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
        }

        fileprivate init(reason: String) { self.reason = reason }
    }

    package static func bytes(of path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(errno) }
        defer { _ = close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw Failure(errno)
            }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
            if bytes.count > maximumBytes { throw Failure(reason: "more than \(maximumBytes) bytes") }
        }
    }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a directory, sorted, without those that begin with a dot.
    package static func names(in directory: String) throws(Failure) -> [String] {
        guard let stream = opendir(directory) else { throw Failure(errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // Safety: `d_name` is text that ends with NUL, inside the entry that lives until the next call.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The names in a directory, or an issue where it cannot be read.
    static func names(in directory: String, _ issues: inout [CatalogIssue]) -> [String] {
        do { return try names(in: directory) } catch {
            let problem = CatalogProblem.unreadableFile(reason: error.reason)
            issues.append(CatalogIssue(problem, file: directory, line: nil, locale: "root", key: nil))
            return []
        }
    }
}
