#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of the benchmark, read and written whole.
enum BenchFile {
    static func read(_ path: String) throws(CaseError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw .unusable(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[0..<count] }
        return bytes
    }

    static func save(_ bytes: [UInt8], as path: String) throws(CaseError) {
        guard let file = fopen(path, "wb") else { throw .unusable(path) }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw .unusable(path) }
    }

    static func standardOutput(_ bytes: [UInt8]) throws(CaseError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .unusable("standard output") }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes a folder; its parent must be there.
    static func makeFolder(_ path: String) throws(CaseError) {
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .unusable(path) }
    }
}
