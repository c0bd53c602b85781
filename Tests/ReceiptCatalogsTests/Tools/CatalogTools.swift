import FoundationEssentials
import TestSupport
import Testing

/// What reads and writes files for translators and was made by others.
enum CatalogTools {
    static let whatIsMissing: Comment = "translators' tools are missing: make python-tools, apt-get install gettext"

    /// In continuous integration nothing may be skipped.
    private static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

    /// An interpreter that has what `Scripts/python-requirements.txt` names.
    private static let python: String? =
        ["\(PackageFolder.root)/.build/python/bin/python3", "python3"].first { python in
            (try? ChildProcess([python, "-c", "import polib, translate"]).status) == 0
        }

    static var hasPython: Bool { python != nil || isRequired }
    static var hasGettext: Bool { isRequired || (try? ChildProcess(["msgfmt", "--version"]).status) == 0 }

    /// The lines that a script of `Tests/Scripts` prints.
    static func lines(of script: String, _ arguments: [String], input: String = "") throws -> [String] {
        let python = try #require(python, whatIsMissing)
        return try lines(of: [python, "\(PackageFolder.root)/Tests/Scripts/\(script)"] + arguments, input: input)
    }

    static func lines(of command: [String], input: String = "") throws -> [String] {
        let run = try ChildProcess(command, input: .bytes(Array(input.utf8)))
        try #require(run.status == 0, "\(command[0]): \(String(decoding: run.errors, as: UTF8.self))")
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
