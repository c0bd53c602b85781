import FoundationEssentials

/// A folder that is removed when nobody needs it any more.
package final class TemporaryFolder {
    private let folder: URL

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "receipts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    package func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// - Parameter name: May lie in folders, which are made.
    package func write(_ bytes: some Sequence<UInt8>, as name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The bytes of a file; none when it is not there.
    package func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: path(name)).map { Array($0) } ?? []
    }

    package var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
