import FoundationEssentials
import TestSupport
import Testing

/// What reads our files and comes from PyPI, in a process of its own.
enum PythonTools {
    static let whatIsMissing: Comment = "what reads pictures and PDF is missing: make python-tools"

    /// In continuous integration nothing may be skipped.
    static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

    /// An interpreter that has what `Scripts/python-requirements.txt` names.
    static let python: String? =
        ["\(PackageFolder.root)/.build/python/bin/python3", "python3"].first { python in
            (try? ChildProcess([python, "-c", "import zxingcpp, PIL, pikepdf"]).status) == 0
        }

    static var isThere: Bool { python != nil || isRequired }

    /// What a script of `Tests/Scripts` prints.
    static func output(of script: String, _ arguments: [String]) throws -> String {
        let python = try #require(python, whatIsMissing)
        let run = try ChildProcess([python, "\(PackageFolder.root)/Tests/Scripts/\(script)"] + arguments)
        try #require(run.status == 0, "\(script): \(String(decoding: run.errors, as: UTF8.self))")
        return String(decoding: run.output, as: UTF8.self)
    }
}
