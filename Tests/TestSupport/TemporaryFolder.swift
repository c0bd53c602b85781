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

    package func write(_ bytes: some Sequence<UInt8>, as name: String) throws {
        try Data(bytes).write(to: folder.appending(path: name))
    }

    /// The bytes of a file; none when it is not there.
    package func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: path(name)).map { Array($0) } ?? []
    }

    package var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
