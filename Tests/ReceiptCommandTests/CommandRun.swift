import TestSupport

/// One run of the built command.
struct CommandRun {
    private let process: ChildProcess

    static let program = "\(PackageFolder.build)/receipt"

    /// Runs `receipt`.
    ///
    /// - Parameters:
    ///   - arguments: Those that begin with `Resources/` are files of the package.
    ///   - environment: All its variables: none of the tests' come along.
    ///   - launcher: What starts it instead, given its path and arguments.
    init(
        _ arguments: [String], environment: [String: String] = [:], input: ChildProcess.Input = .bytes([]),
        output: ChildProcess.Output = .collected, errors: ChildProcess.Output = .collected, launcher: [String] = []
    ) throws {
        let words = arguments.map { $0.hasPrefix("Resources/") ? "\(PackageFolder.root)/\($0)" : $0 }
        process = try ChildProcess(
            launcher + [Self.program] + words, environment: environment, input: input, output: output, errors: errors)
    }

    var status: Int32 { process.status }
    var output: [UInt8] { process.output }
    var text: String { String(decoding: process.output, as: UTF8.self) }
    var errors: String { String(decoding: process.errors, as: UTF8.self) }
}
