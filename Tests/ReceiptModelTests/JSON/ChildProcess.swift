import Glibc

/// Runs a program to its end, its input and output in files.
enum ChildProcess {
    /// - Returns: the exit status; nil when the program cannot be started or does not exit by itself.
    static func run(_ arguments: [String], input: String = "/dev/null", output: String = "/dev/null") -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        pointers.append(nil)
        defer { pointers.forEach { free($0) } }
        var child = pid_t()
        guard posix_spawnp(&child, arguments[0], &actions, nil, pointers, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}
