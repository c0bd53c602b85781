#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The entry point: reads the command line, runs one command, and turns an error into one block on standard error and
/// an exit code of `sysexits.h`.
@main
struct ReceiptCommand {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            let failure = Failure(error)
            StandardError.write(failure.text)
            exit(failure.code.rawValue)
        }
    }

    private static func run(_ words: [String]) throws {
        var arguments = Arguments(words)
        if try arguments.flag("--version") { return try Output.print("receipt \(Version.text)\n") }
        let wantsHelp = try arguments.flag("--help") || arguments.flag("-h")
        guard let name = arguments.nextOperand() else {
            guard wantsHelp else { throw UsageError("no command was given", hint: Help.hint) }
            return try Output.print(Help.overview)
        }
        guard let command = Help.commands.first(where: { $0.name == name }) else {
            throw UsageError("there is no command \"\(name)\"", hint: Help.hint)
        }
        if wantsHelp { return try Output.print(command.help) }
        try command.run(&arguments)
    }
}
