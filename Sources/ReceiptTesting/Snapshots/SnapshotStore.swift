import FoundationEssentials
import ReceiptICU

/// A folder of snapshots, with the version of ICU that they were made with in `icu-version.txt`.
public struct SnapshotStore: Sendable {
    public let folder: String
    public let mode: SnapshotMode

    private static let versionFile = "icu-version.txt"

    public init(folder: String, mode: SnapshotMode) {
        self.folder = folder
        self.mode = mode
    }

    /// The ICU and CLDR in use, as the version file has it.
    public static var currentVersion: String { "ICU \(ICUVersion.library), CLDR \(ICUVersion.data)\n" }

    /// Whether the snapshots were made with the ICU in use; with another one they say nothing.
    ///
    /// - Throws: `CheckFailure` where `CI` demands the recorded version, or the file is missing.
    public func matchesVersion(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CheckFailure) -> Bool {
        if mode != .never { return true }
        let recorded = read(Self.versionFile)
        if recorded == Self.currentVersion { return true }
        let report = """
            the snapshots were made with \(recorded?.trimmed ?? "an unknown ICU"), and this is \
            \(Self.currentVersion.trimmed)
            """
        if environment["CI"] != nil || recorded == nil { throw CheckFailure(report) }
        return false
    }

    /// Compares a text with its snapshot, or writes it as the mode says.
    ///
    /// - Throws: `CheckFailure`: the first difference, or that a snapshot was recorded (a recording run never passes).
    public func verify(_ text: String, at path: String) throws(CheckFailure) {
        let shown = text.showingInvisibles
        let known = read(path)
        if known == shown, mode != .all { return }
        let records =
            switch mode {
            case .never: false
            case .missing: known == nil
            case .failed, .all: true
            }
        if records {
            try write(shown, at: path)
            try write(Self.currentVersion, at: Self.versionFile)
            throw CheckFailure("\(path) was recorded; look at it, and run again without RECEIPT_SNAPSHOTS")
        }
        guard let known else {
            throw CheckFailure("\(path) does not exist; record it with RECEIPT_SNAPSHOTS=missing")
        }
        throw CheckFailure("\(path) differs:\n\(TextDifference.first(between: known, and: shown))")
    }

    /// Snapshots that no cell claims any more.
    public func orphans(expected: some Sequence<String>) -> [String] {
        let known = Set(expected).union([Self.versionFile])
        return files(below: "").filter { !known.contains($0) }.sorted()
    }

    private func files(below path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []
        return names.flatMap { name in
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            var isFolder = false
            guard FileManager.default.fileExists(atPath: "\(folder)/\(inner)", isDirectory: &isFolder) else {
                return [String]()
            }
            return isFolder ? files(below: inner) : [inner]
        }
    }

    private func read(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private func write(_ text: String, at path: String) throws(CheckFailure) {
        let file = "\(folder)/\(path)"
        let parent = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
        do {
            try FileManager.default.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw CheckFailure("\(path) cannot be written: \(error)")
        }
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
