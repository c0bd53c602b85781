import FoundationEssentials
import ReceiptModel

/// The orders under `Resources/Samples`.
enum Samples {
    static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let folder = packageRoot.appending(path: "Resources/Samples")

    /// Every file, by name; empty when the folder cannot be read, which a test of its own notices.
    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    static func order(_ name: String) throws -> Order {
        try Order(json: bytes(of: name))
    }
}
