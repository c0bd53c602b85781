#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a command reads.
enum Input {
    /// 16 MiB: more than any order needs, and little enough to hold in memory.
    static let limit = 16 << 20

    /// The bytes of a file, or of standard input for `-`.
    ///
    /// - Parameter advice: What to do when it is too large.
    static func read(_ path: String, tooLarge advice: String = "Give one order a file.") throws(FileError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes =
                path == "-"
                ? try Descriptor.standardInput.readAll(limit: limit)
                : try Descriptor(path: path, flags: O_RDONLY).readAll(limit: limit)
        } catch {
            throw FileError(
                error.number == EIO ? .inputOutput : .noInput, "cannot read \(path): \(error)",
                hint: "Check the name and its permissions.")
        }
        guard bytes.count <= limit else {
            throw FileError(.badData, "\(path) is larger than \(limit >> 20) MiB", hint: advice)
        }
        return bytes
    }
}
