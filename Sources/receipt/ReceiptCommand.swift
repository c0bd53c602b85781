#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The entry point: reads the command line, runs one command, and turns an error into one block on standard error and
/// an exit code of `sysexits.h`.
@main
struct ReceiptCommand {
    static let version = "0.1.0"

    static func main() {
        // ICU: files in these folders win over the data that it was built with, down to the decimal separator. What a
        // receipt says must not depend on the environment.
        unsetenv("ICU_DATA")
        unsetenv("ICU_TIMEZONE_FILES_DIR")
        // ICU: it finds out the zone of the machine whenever it makes a calendar, and may compare /etc/localtime with every
        // file of zoneinfo for it. No receipt uses that zone.
        setenv("TZ", "UTC", 1)
        do {
            try run(CommandLine.arguments.dropFirst())
        } catch {
            let failure = Failure(error)
            StandardError.write(failure.text)
            exit(failure.code.rawValue)
        }
    }

    private static func run(_ words: ArraySlice<String>) throws {
        guard let name = words.first else {
            throw UsageError("no command was given", hint: Command.overviewHint)
        }
        if let (command, rest) = Command.find(words) {
            let arguments = try Arguments(rest, for: command)
            return arguments.wantsHelp ? try Output.print(command.help) : try command.run(arguments)
        }
        let continuations = Command.continuations(of: name)
        guard continuations.isEmpty else {
            throw UsageError(
                "`receipt \(name)` lacks its second word",
                hint: "Write one of: \(continuations.joined(separator: ", ")).")
        }
        guard ["--help", "-h", "--version"].contains(name) else {
            let kind = name.hasPrefix("-") ? "option" : "command"
            throw UsageError("there is no \(kind) \"\(name)\"", hint: Command.overviewHint)
        }
        if words.count > 1, let extra = words.last {
            throw UsageError("\"\(extra)\" is one argument too many", hint: "Write just `receipt \(name)`.")
        }
        try Output.print(name == "--version" ? "receipt \(version)\n" : Command.overview)
    }
}
