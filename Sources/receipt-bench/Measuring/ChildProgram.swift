#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that was started, with pipes to its input and from its output.
struct ChildProgram: ~Copyable {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    init(_ command: [String]) throws {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw CaseError.unusable("pipes") }
        // No other child may hold these ends: it would keep this one waiting for more input.
        for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
        var words = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var started: pid_t = 0
        guard posix_spawn(&started, command[0], &actions, nil, &words, environ) == 0 else {
            throw CaseError.unusable("\(command[0]) cannot be started")
        }
        close(toChild[0])
        close(fromChild[1])
        process = started
        input = toChild[1]
        output = fromChild[0]
    }

    /// Sends one line and waits for one.
    borrowing func ask(_ line: String) -> String {
        _ = (line + "\n").withCString { write(input, $0, strlen($0)) }
        var answer: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { answer.append(byte) }
        return String(decoding: answer, as: UTF8.self)
    }

    /// Everything that it prints until it ends, and what it used.
    consuming func finish() -> (output: [UInt8], peakKilobytes: Int) {
        close(input)
        var printed: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(output, &chunk, chunk.count)
            if count <= 0 { break }
            printed += chunk[0..<count]
        }
        close(output)
        var status: Int32 = 0
        var usage = rusage()
        wait4(process, &status, 0, &usage)
        return (printed, usage.ru_maxrss)
    }
}
