#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The folder that a gallery is written into.
struct GalleryFolder: Sendable {
    let path: String

    /// Replaces a file by a finished one; the folder that it lies in is made when it is missing.
    func write(_ bytes: [UInt8], as name: String) throws(FileError) {
        try Output("\(path)/\(name)").write(bytes)
    }

    /// Makes a folder below this one, and those that it lies in.
    func make(_ name: String) throws(FileError) {
        let full = "\(path)/\(name)"
        var end = full.startIndex
        while end != full.endIndex {
            end = full[full.index(after: end)...].firstIndex(of: "/") ?? full.endIndex
            guard mkdir(String(full[..<end]), 0o777) == 0 || errno == EEXIST else {
                throw FileError(
                    .cannotCreate, "cannot make the folder \(full[..<end]): \(SystemError.last)",
                    hint: "Check the name and the permissions of the folder above it.")
            }
        }
    }
}
