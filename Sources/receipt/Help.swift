/// The commands and their help.
enum Help {
    static let hint = "`receipt --help` shows the commands and their options."

    static let commands: [Command] = [
        Command(
            name: "render", usage: "render ORDER.json --family FAMILY --locale LOCALE [options]",
            purpose: "Prints the receipt of an order. `-` reads the order from standard input.",
            options: [
                "--family FAMILY    consumer or business",
                "--locale LOCALE    a language tag, or a list as in Accept-Language: de-CH, \"fr;q=0.9, en\"",
                "--format FORMAT    text (default) or json",
                "--columns N        width of text, from 24 up; default 42",
                "--digits DIGITS    locale (default), latin or native",
                "--output FILE      instead of standard output; written whole or not at all",
            ], run: RenderCommand.run),
        Command(
            name: "form", usage: "form --family FAMILY --locale LOCALE [options]",
            purpose: "Prints the payment form of a family.",
            options: [
                "--family FAMILY    consumer or business", "--locale LOCALE    a language tag or list",
                "--format FORMAT    text (default) or json", "--columns N        width of text, from 24 up; default 42",
                "--output FILE      instead of standard output",
            ], run: FormCommand.run),
        Command(
            name: "summary", usage: "summary --family FAMILY --locale LOCALE [--order-id ID]",
            purpose: "Prints title and required fields in one line.",
            options: [
                "--family FAMILY    consumer or business", "--locale LOCALE    a language tag or list",
                "--order-id ID      default 42",
            ], run: SummaryCommand.run),
        Command(
            name: "families", usage: "families", purpose: "Lists the families.", options: [],
            run: ListCommands.families),
        Command(
            name: "locales", usage: "locales", purpose: "Lists the locales that are shipped.", options: [],
            run: ListCommands.locales),
    ]

    static var overview: String {
        let lines = commands.map { "  receipt \($0.usage)\n      \($0.purpose)" }
        return """
            Localized receipts and payment forms.

            \(lines.joined(separator: "\n"))

              receipt COMMAND --help shows a command's options; receipt --version the version.

            """
    }
}

/// One command: how it is written, and what it does.
struct Command: Sendable {
    let name: String
    let usage: String
    let purpose: String
    let options: [String]
    let run: @Sendable (inout Arguments) throws -> Void

    var help: String {
        let lines =
            ["Usage: receipt \(usage)", "", purpose] + (options.isEmpty ? [] : [""]) + options.map { "  \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

enum Version {
    static let text = "0.1.0"
}
