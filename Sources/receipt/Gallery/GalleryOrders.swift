import Receipts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The orders of a folder, by the names of their files.
struct GalleryOrders {
    let orders: [(name: String, order: Order)]

    /// - Parameters:
    ///   - names: Those that are wanted; nil: all.
    /// - Throws: `FileError` for a folder without orders and for an order that cannot be read, `UsageError` for a name that
    ///   no file has.
    init(folder: String, names wanted: [String]?) throws {
        let known = try Self.names(in: folder)
        for name in wanted ?? [] where !known.contains(name) {
            throw UsageError(
                "--samples does not know \"\(name)\"", hint: "Use some of: \(known.joined(separator: ", ")).")
        }
        orders = try known.filter { wanted?.contains($0) ?? true }.map { name in
            let path = "\(folder)/\(name).json"
            do { return (name, try Order(json: Input.read(path))) } catch let error as OrderError {
                let problems = error.problems.map { "\n  \($0)" }.joined()
                throw FileError(
                    .badData, "\(path) cannot be printed:\(problems)",
                    hint: "Correct the places above, or leave it out with --samples.")
            }
        }
    }

    private static func names(in folder: String) throws(FileError) -> [String] {
        guard let listing = opendir(folder) else {
            throw FileError(
                .noInput, "cannot read the folder \(folder): \(SystemError.last)",
                hint: "Name a folder of orders: --orders DIR.")
        }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(String(name.dropLast(5))) }
        }
        guard !names.isEmpty else {
            throw FileError(.noInput, "there is no order in \(folder)", hint: "Name a folder of orders: --orders DIR.")
        }
        return names.sorted()
    }
}
