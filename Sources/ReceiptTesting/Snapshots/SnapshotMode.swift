import FoundationEssentials

/// When snapshots are written instead of compared.
public enum SnapshotMode: String, Sendable, CaseIterable {
    /// Only compare: the default.
    case never
    /// Write those that do not exist.
    case missing
    /// Write those that differ.
    case failed
    /// Write all.
    case all

    /// The mode that `RECEIPT_SNAPSHOTS` asks for.
    ///
    /// - Throws: `CheckFailure` for an unknown mode, and for any recording where `CI` is set.
    public static func requested(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CheckFailure) -> SnapshotMode {
        guard let text = environment["RECEIPT_SNAPSHOTS"] else { return .never }
        guard let mode = SnapshotMode(rawValue: text) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw CheckFailure("RECEIPT_SNAPSHOTS does not know \"\(text)\"; use one of \(known)")
        }
        if mode != .never, environment["CI"] != nil {
            throw CheckFailure("snapshots cannot be recorded where CI is set; record them on your own machine")
        }
        return mode
    }
}
