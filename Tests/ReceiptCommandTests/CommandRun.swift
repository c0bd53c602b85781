import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One run of the built command: what it printed, and how it ended.
struct CommandRun {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs `receipt` with arguments (those that begin with `Resources/` are files of the package), an environment of its own, and a standard input.
    init(
        _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = [], outputPath: String? = nil
    ) throws {
        let workplace = try TemporaryFolder()
        try workplace.write(input, as: "input")
        let (out, err) = (outputPath ?? workplace.path("output"), workplace.path("errors"))
        let command = [Built.command] + arguments.map { $0.hasPrefix("Resources/") ? "\(Built.root)/\($0)" : $0 }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, workplace.path("input"), O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err, O_WRONLY | O_CREAT, 0o600)

        var words = command.map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let started = posix_spawn(&process, Built.command, &actions, nil, &words, &variables)
        guard started == 0 else {
            throw CommandError(message: "\(Built.command): \(String(cString: strerror(started)))")
        }
        var ended: Int32 = 0
        while waitpid(process, &ended, 0) < 0, errno == EINTR {}
        status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -(ended & 0x7F)
        output = workplace.bytes("output")
        errors = String(decoding: workplace.bytes("errors"), as: UTF8.self)
    }
}

struct CommandError: Error {
    let message: String
}

/// Where the build put things.
enum Built {
    static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

    /// The folder that holds the test bundle holds the command too.
    static let folder: String = {
        let own = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return own.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    }()

    static let command = "\(folder)/receipt"
}

/// A folder that is removed when nobody needs it any more.
final class TemporaryFolder {
    private let folder: String

    init() throws {
        var template = Array("/tmp/receipt-tests-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw CommandError(message: String(cString: strerror(errno))) }
        folder = String(cString: made)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ bytes: [UInt8], as name: String) throws {
        guard FileManager.default.createFile(atPath: path(name), contents: Data(bytes)) else {
            throw CommandError(message: "cannot write \(path(name))")
        }
    }

    func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: path(name)).map { Array($0) } ?? []
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
}
