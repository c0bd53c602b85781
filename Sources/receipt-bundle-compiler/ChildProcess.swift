#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a program and waits for it, by `posix_spawn`: Foundation's `Process` would bring another ICU.
enum ChildProcess {
    enum Failure: Error, CustomStringConvertible {
        case missing(program: String, package: String)
        case notStarted(program: String, reason: String)
        case failed(command: String, status: Int32)

        var description: String {
            switch self {
            case .missing(let program, let package):
                """
                error: ICU's \(program) is not installed, and words cannot be compiled without it. Install it: \
                apt-get install \(package)
                """
            case .notStarted(let program, let reason): "error: \(program) cannot be started: \(reason)"
            case .failed(let command, let status): "error: \(command) failed with status \(status)."
            }
        }
    }

    /// The path of a program: from PATH, or from the directories where Debian puts ICU's tools.
    static func find(_ program: String, package: String) throws -> String {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let directories = path.split(separator: ":").map(String.init) + ["/usr/sbin", "/usr/bin"]
        guard let found = directories.map({ "\($0)/\(program)" }).first(where: isExecutable) else {
            throw Failure.missing(program: program, package: package)
        }
        return found
    }

    private static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    private static func reason(_ number: Int32) -> String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }

    /// - Parameter directory: Where the program runs; here, when nil.
    static func run(_ program: String, _ arguments: [String], in directory: String? = nil) throws {
        // Glibc hides `posix_spawn_file_actions_addchdir_np` from Swift; this process has one thread, so it can move.
        let home = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer {
            _ = fchdir(home)
            _ = close(home)
        }
        if let directory, chdir(directory) != 0 {
            throw Failure.notStarted(program: program, reason: "\(directory): \(reason(errno))")
        }

        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var process = pid_t()
        let started = posix_spawn(&process, program, nil, nil, words, environ)
        guard started == 0 else {
            throw Failure.notStarted(program: program, reason: reason(started))
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        if status != 0 {
            let command = ([program] + arguments).joined(separator: " ")
            throw Failure.failed(command: command, status: status >> 8 & 0xFF)
        }
    }
}
