import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that ran to its end: what it printed, and how it ended.
package struct ChildProcess {
    /// The exit status; below zero, the number of the signal that ended it.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]

    package enum Input {
        case bytes([UInt8])
        case closed
    }

    package enum Output {
        /// Into `output` or `errors`.
        case collected
        case file(String)
        case closed
        /// A pipe that nobody reads.
        case brokenPipe
    }

    package struct NotStarted: Error {
        package let program: String
        package let reason: String
    }

    /// Starts a program and waits for it.
    ///
    /// - Parameters:
    ///   - arguments: The program, by its path or by a name in PATH, and what it is given.
    ///   - environment: All its variables; nil: those of the tests.
    package init(
        _ arguments: [String], environment: [String: String]? = nil, input: Input = .bytes([]),
        output: Output = .collected, errors: Output = .collected
    ) throws {
        let folder = try TemporaryFolder()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        switch input {
        case .closed: posix_spawn_file_actions_addclose(&actions, STDIN_FILENO)
        case .bytes(let bytes):
            try folder.write(bytes, as: "input")
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, folder.path("input"), O_RDONLY, 0)
        }
        var pipes: [Int32] = []
        defer { for end in pipes { _ = close(end) } }
        for (stream, number, name) in [(output, STDOUT_FILENO, "output"), (errors, STDERR_FILENO, "errors")] {
            switch stream {
            case .collected:
                posix_spawn_file_actions_addopen(&actions, number, folder.path(name), O_WRONLY | O_CREAT, 0o600)
            case .file(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY, 0)
            case .closed: posix_spawn_file_actions_addclose(&actions, number)
            case .brokenPipe:
                let end = try Self.brokenPipe(in: folder)
                pipes.append(end)
                posix_spawn_file_actions_adddup2(&actions, end, number)
            }
        }
        let process = try Self.start(arguments, environment: environment, &actions)
        var ended: Int32 = 0
        while waitpid(process, &ended, 0) < 0, errno == EINTR {}
        status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -(ended & 0x7F)
        self.output = folder.bytes("output")
        self.errors = folder.bytes("errors")
    }

    private static func start(
        _ arguments: [String], environment: [String: String]?, _ actions: inout posix_spawn_file_actions_t
    ) throws -> pid_t {
        // Whatever runs the tests may ignore broken pipes and block signals; programs start as a shell starts them.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var words = arguments.map { strdup($0) } + [nil]
        let variables = environment ?? ProcessInfo.processInfo.environment
        var settings = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + settings { free(word) } }
        var process = pid_t()
        let started = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, &settings)
        guard started == 0 else {
            throw NotStarted(program: arguments[0], reason: String(cString: strerror(started)))
        }
        return process
    }

    /// The end of a pipe for writing, the other one closed. A named pipe, since both its ends can be opened in a way that
    /// no other program inherits them.
    private static func brokenPipe(in folder: TemporaryFolder) throws -> Int32 {
        let path = folder.path("pipe-\(folder.names.count)")
        guard mkfifo(path, 0o600) == 0 else {
            throw NotStarted(program: "mkfifo", reason: String(cString: strerror(errno)))
        }
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        return open(path, O_WRONLY | O_CLOEXEC)
    }
}
