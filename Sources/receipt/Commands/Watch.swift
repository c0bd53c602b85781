#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `--watch`: a command that is carried out again whenever a file that it reads has changed, until it is interrupted.
enum Watch {
    /// Four looks a second: at once for a person, and nothing for the machine.
    private static let pauseMicroseconds: UInt32 = 250_000

    /// Carries a command out, once or, where `--watch` is there, again and again. What goes wrong then is said, and the
    /// next change awaited.
    static func run(_ arguments: Arguments, _ body: () throws -> Void) throws {
        guard arguments.has(.watch) else { return try body() }
        guard arguments.operand != "-" else {
            throw UsageError("standard input cannot be watched", hint: "Name the order's file.")
        }
        let paths = [arguments.operand, arguments.value(.preview) ?? ""].filter { !$0.isEmpty }
        while true {
            let seen = FileStamps(paths)
            if Descriptor.standardOutput.isTerminal { try Output.print("\u{1B}[2J\u{1B}[H") }
            do { try body() } catch let error as UsageError { throw error } catch {
                StandardError.write(Failure(error).text)
            }
            while FileStamps(paths) == seen { usleep(pauseMicroseconds) }
        }
    }
}
