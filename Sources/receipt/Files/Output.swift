#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where a command writes its result, once there is a whole one.
struct Output {
    private let path: String?

    /// - Parameter path: nil for standard output.
    init(_ path: String?) { self.path = path }

    static func print(_ text: String) throws(FileError) {
        try Output(nil).write(Array(text.utf8))
    }

    /// Writes all bytes or nothing: over a regular file by a temporary one beside it and a rename; straight into a
    /// device or a pipe.
    func write(_ bytes: [UInt8]) throws(FileError) {
        guard let path, path != "-" else {
            do {
                return try Descriptor.standardOutput.writeAll(bytes)
            } catch {
                throw FileError(
                    code: .inputOutput, message: "cannot write the output: \(error)", hint: "Check where it goes.")
            }
        }
        if Self.isSpecial(path) {
            let device = try Self.writing(path, code: .cannotCreate) { () throws(SystemError) in
                try Descriptor(path: path, flags: O_WRONLY)
            }
            try Self.writing(path, code: .inputOutput) { () throws(SystemError) in try device.writeAll(bytes) }
        } else {
            try Self.replace(path, with: bytes)
        }
    }

    /// Whether something stands at `path` that a rename would destroy rather than replace.
    private static func isSpecial(_ path: String) -> Bool {
        var information = stat()
        guard stat(path, &information) == 0 else { return false }
        return information.st_mode & S_IFMT != S_IFREG
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        // A link is followed, so that the file it names is replaced and not the link.
        let target =
            realpath(path, nil).map { resolved in
                defer { free(resolved) }
                return String(cString: resolved)
            } ?? path
        let temporary = "\(target).\(getpid()).tmp"
        do {
            try writing(path, code: .cannotCreate) { () throws(SystemError) in
                let file = try Descriptor(path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
                try file.writeAll(bytes)
                try file.synchronize()
            }
            try writing(path, code: .cannotCreate) { () throws(SystemError) in
                guard rename(temporary, target) == 0 else { throw .last }
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func writing<Result: ~Copyable>(
        _ path: String, code: ExitCode, _ body: () throws(SystemError) -> Result
    ) throws(FileError) -> Result {
        do {
            return try body()
        } catch {
            throw FileError(
                code: error.number == ENOSPC || error.number == EIO ? .inputOutput : code,
                message: "cannot write \(path): \(error)", hint: "Check its folder, permissions and free space.")
        }
    }
}

enum StandardError {
    static func write(_ text: String) {
        // Nothing is left to say when even this fails.
        _ = text.withCString { writeBytes(STDERR_FILENO, $0, strlen($0)) }
    }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafePointer<CChar>, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
