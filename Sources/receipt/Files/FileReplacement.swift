#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A new file in the place of another, or of none: written beside it under a name of its own, and renamed when it is
/// whole, so that nobody ever reads half a receipt.
struct FileReplacement {
    private let path: String
    /// What a link at `path` leads to: the file is replaced, and not the link.
    private let target: String
    private let temporary: String
    private let mode: mode_t?

    /// - Parameter mode: The permissions of the file that is replaced, which the new one keeps; nil: there is none.
    init(_ path: String, mode: mode_t?) {
        self.path = path
        self.mode = mode
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let target = resolved.map { String(cString: $0) } ?? path
        self.target = target
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        // A random name, since processes in different containers may share a folder and their number.
        temporary = "\(folder).receipt-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        try stage(bytes)
        try commit()
    }

    /// Writes the new file beside the old one. `commit` or `discard` must follow.
    func stage(_ bytes: [UInt8]) throws(FileError) {
        let file: Descriptor
        do { file = try Descriptor(path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL) } catch {
            throw Output.failure(path, .cannotCreate, error)
        }
        do {
            if let mode { try file.setMode(mode) }
            try file.writeAll(bytes)
            try file.synchronize()
        } catch {
            unlink(temporary)
            throw Output.failure(path, .inputOutput, error)
        }
    }

    /// Puts the new file in the place of the old one; without success it is gone.
    func commit() throws(FileError) {
        guard rename(temporary, target) == 0 else {
            let error = SystemError.last
            unlink(temporary)
            throw Output.failure(path, .cannotCreate, error)
        }
    }

    /// Takes the new file away.
    func discard() { unlink(temporary) }
}
