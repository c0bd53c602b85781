/// One command: how it is written, and what it does.
struct Command: Sendable {
    /// One word, or two: `catalog check`.
    let name: String
    let purpose: String
    var operand: Operand?
    var options: [Option] = []
    let run: @Sendable (Arguments) throws -> Void

    static let all = [
        Command(
            name: "render", purpose: "Prints the receipt of an order.",
            operand: Operand(name: "ORDER.json", purpose: "the order's file, or - for standard input"),
            options: Option.shared + [.format, .columns, .bidi] + Option.pages + [.printer] + Option.printing + [
                .output, .watch,
            ],
            run: RenderCommand.run),
        Command(
            name: "print", purpose: "Sends the receipt of an order to a receipt printer.",
            operand: Operand(name: "ORDER.json", purpose: "the order's file, or - for standard input"),
            options: Option.shared + [.printer.needed, .to, .timeout] + Option.printing, run: PrintCommand.run),
        Command(
            name: "decode", purpose: "Shows what a receipt printer makes of a file of ESC/POS commands.",
            operand: Operand(name: "FILE", purpose: "the commands, or - for standard input"),
            options: [.printer, .png, .output], run: DecodeCommand.run),
        Command(
            name: "form", purpose: "Prints the payment form of a family.",
            options: Option.shared + [.format, .columns, .bidi, .output, .watch], run: FormCommand.run),
        Command(
            name: "summary", purpose: "Prints title and required fields in one line.",
            options: Option.shared + [.orderID], run: SummaryCommand.run),
        Command(
            name: "gallery", purpose: "Writes pages that show every receipt in every locale.",
            options: [.folder, .families, .locales, .samples, .orders], run: GalleryCommand.run),
        Command(
            name: "catalog check", purpose: "Looks through words for what the build refuses, and for likely slips.",
            operand: CatalogCommands.folder, options: [.json], run: CatalogCommands.check),
        Command(
            name: "catalog coverage", purpose: "Shows how much of each bundle each locale says.",
            operand: CatalogCommands.folder, options: [.json], run: CatalogCommands.coverage),
        Command(
            name: "catalog new-locale", purpose: "Begins a file for each bundle, for a translator to fill in.",
            operand: Operand(name: "LOCALE", purpose: "the new locale's tag, such as cy or pt-AO"),
            options: [.localizations], run: CatalogCommands.newLocale),
        Command(
            name: "catalog export", purpose: "Writes a locale's words into one file for a translator's tool.",
            operand: CatalogCommands.folder, options: [.translation, .exchangeFormat, .bundle, .output],
            run: CatalogCommands.export),
        Command(
            name: "catalog import", purpose: "Takes the words of a translator's file into the bundles.",
            operand: Operand(name: "FILE", purpose: "the file, or - for standard input"), options: [.localizations],
            run: CatalogCommands.importWords),
        Command(name: "families", purpose: "Lists the families.", run: ListCommands.families),
        Command(name: "locales", purpose: "Lists the locales that are shipped.", run: ListCommands.locales),
        Command(name: "printers", purpose: "Lists the printers that are known.", run: ListCommands.printers),
    ]
}

extension Command {
    private var words: [Substring] { name.split(separator: " ") }

    /// The command that a command line begins with, and what follows its name.
    static func find(_ line: ArraySlice<String>) -> (command: Command, rest: ArraySlice<String>)? {
        guard let command = all.first(where: { line.map { $0[...] }.starts(with: $0.words) }) else { return nil }
        return (command, line.dropFirst(command.words.count))
    }

    /// The second words of the commands that begin with this one.
    static func continuations(of word: String) -> [String] {
        all.filter { $0.words.count > 1 && $0.words[0] == word }.map { String($0.words[1]) }
    }
}

// What the help says of a command. It is made of what the parser reads, so that the two cannot differ.
extension Command {
    static let overviewHint = "`receipt --help` shows the commands."

    static var overview: String {
        let lines = all.map { "  \($0.usage)\n      \($0.purpose)" }
        return """
            Localized receipts and payment forms.

            \(lines.joined(separator: "\n"))

              receipt COMMAND --help shows a command's options; receipt --version the version.

            """
    }

    var help: String {
        let operands = operand.map { [($0.name, $0.purpose)] } ?? []
        let rows = operands + options.map { ($0.isFlag ? $0.name : "\($0.name) \($0.placeholder)", $0.purpose) }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { row in "  \(row.0)\(String(repeating: " ", count: width - row.0.count))  \(row.1)" }
        return (["Usage: \(usage)", "", purpose] + (lines.isEmpty ? [] : [""]) + lines).map { "\($0)\n" }.joined()
    }

    var helpHint: String { "`receipt \(name) --help` shows how it is written." }

    /// Names the options, for somebody who mistyped one.
    var optionsHint: String {
        options.isEmpty ? "It has none." : "It has \(options.map(\.name).joined(separator: ", "))."
    }

    private var usage: String {
        let needed = options.filter(\.isNeeded)
        let words =
            [operand.map { $0.isNeeded ? $0.name : "[\($0.name)]" }].compactMap { $0 }
            + needed.map { "\($0.name) \($0.placeholder)" }
        return (["receipt", name] + words + (options.count == needed.count ? [] : ["[options]"])).joined(separator: " ")
    }
}
