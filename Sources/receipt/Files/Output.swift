#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where a command writes its result, once there is a whole one.
struct Output {
    private let path: String?

    /// - Parameter path: nil or `-` for standard output.
    init(_ path: String?) { self.path = path == "-" ? nil : path }

    static func print(_ text: String) throws(FileError) {
        try Output(nil).write(Array(text.utf8))
    }

    /// Writes all bytes or nothing: a regular file, or one that is not there yet, is replaced by a finished one; a device
    /// or a pipe is written straight.
    func write(_ bytes: [UInt8]) throws(FileError) {
        guard let path else {
            do {
                return try Descriptor.standardOutput.writeAll(bytes)
            } catch {
                throw FileError(.inputOutput, "cannot write the output: \(error)", hint: "Check where it goes.")
            }
        }
        var present = stat()
        if stat(path, &present) != 0 {
            // Without its target a link cannot be followed, and it must not be replaced.
            guard lstat(path, &present) != 0 else { throw Self.failure(path, .cannotCreate, .last) }
            try FileReplacement(path, mode: nil).write(bytes)
        } else if present.st_mode & S_IFMT == S_IFREG {
            try FileReplacement(path, mode: present.st_mode & 0o7777).write(bytes)
        } else {
            try Self.writeStraight(bytes, into: path)
        }
    }

    /// Replaces files, or makes them. Only when all have been written does the first one take its place.
    static func replace(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
        var staged: [FileReplacement] = []
        do {
            for (path, bytes) in files {
                var present = stat()
                let replacement = FileReplacement(
                    path, mode: stat(path, &present) == 0 ? present.st_mode & 0o7777 : nil)
                try replacement.stage(bytes)
                staged.append(replacement)
            }
            while let first = staged.first {
                staged.removeFirst()
                try first.commit()
            }
        } catch {
            for replacement in staged { replacement.discard() }
            throw error
        }
    }

    private static func writeStraight(_ bytes: [UInt8], into path: String) throws(FileError) {
        let device: Descriptor
        do { device = try Descriptor(path: path, flags: O_WRONLY | O_NOCTTY) } catch {
            throw failure(path, .cannotCreate, error)
        }
        do { try device.writeAll(bytes) } catch { throw failure(path, .inputOutput, error) }
    }

    static func failure(_ path: String, _ code: ExitCode, _ error: SystemError) -> FileError {
        FileError(code, "cannot write \(path): \(error)", hint: "Check its folder, permissions and free space.")
    }
}
