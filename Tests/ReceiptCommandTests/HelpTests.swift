import Testing

@Suite struct HelpTests {
    private static let names = ["render", "form", "summary", "families", "locales"]

    @Test(arguments: ["--help", "-h"])
    func namesEveryCommand(option: String) throws {
        let run = try CommandRun([option])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(Self.names.allSatisfy { run.text.contains("  receipt \($0)") })
        #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test(arguments: names)
    func explainsACommand(name: String) throws {
        let help = try CommandRun([name, "--help"])
        #expect(help.status == 0)
        #expect(help.text.hasPrefix("Usage: receipt \(name)"))
        #expect(try CommandRun([name, "-h"]).text == help.text)
    }

    // Who asks for help has not written the rest yet, or wrote it wrongly.
    @Test func explainsACommandWhateverElseIsThere() throws {
        let help = try CommandRun(["render", "--help"]).text
        #expect(try CommandRun(["render", "a", "b", "--columns", "x", "--help"]).text == help)
    }

    @Test(arguments: [
        (
            "render",
            [
                "--family", "--locale", "--second-locale", "--digits", "--localizations", "--format", "--columns",
                "--bidi", "--paper", "--created", "--font-directory", "--printer", "--font", "--cut", "--drawer",
                "--output", "--watch",
            ]
        ),
        (
            "form",
            [
                "--family", "--locale", "--second-locale", "--digits", "--localizations", "--format", "--columns",
                "--bidi", "--output", "--watch",
            ]
        ),
        (
            "print",
            [
                "--family", "--locale", "--second-locale", "--digits", "--localizations", "--printer", "--to",
                "--timeout", "--font", "--cut", "--drawer",
            ]
        ),
        ("summary", ["--family", "--locale", "--second-locale", "--digits", "--localizations", "--order-id"]),
        ("catalog export", ["--locale", "--format", "--bundle", "--output"]),
        ("catalog import", ["--localizations"]),
    ])
    func listsEveryOption(name: String, options: [String]) throws {
        let lines = try CommandRun(name.split(separator: " ").map(String.init) + ["--help"]).text.split(separator: "\n")
        let listed = lines.filter { $0.hasPrefix("  --") }.map { String($0.dropFirst(2).prefix { $0 != " " }) }
        #expect(listed == options)
        // The parser refuses another one with those that it knows.
        let refusal = try CommandRun(name.split(separator: " ").map(String.init) + ["--no-such-option"])
        #expect(refusal.errors.contains("It has \(options.joined(separator: ", "))."))
    }

    // Source: Semantic Versioning 2.0.0.
    @Test func saysItsVersion() throws {
        let run = try CommandRun(["--version"])
        #expect(run.status == 0)
        let version = try #require(run.text.wholeMatch(of: /receipt (\d+)\.(\d+)\.(\d+)\n/))
        #expect(version.output.1 == "0")
    }
}
