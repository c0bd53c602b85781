import Testing

/// Every failure is one block with a hint on standard error, an exit code of `sysexits.h`, and no output.
@Suite struct ExitCodeTests {
    private static let sample = "Resources/Samples/cafe.json"

    @Test(
        arguments: [
            ([], "no command was given"),
            (["print"], "there is no command \"print\""),
            (["render", sample, "--locale", "en"], "--family is missing"),
            (["render", sample, "--family", "consumer"], "--locale is missing"),
            (["render", "--family", "consumer", "--locale", "en"], "the order is missing"),
            (["render", sample, "--family", "charity", "--locale", "en"], "There is no account kind \"charity\""),
            (["render", sample, "--family", "consumer", "--locale", "not a tag"], "\"not a tag\" is no language tag"),
            (["render", sample, "--family", "consumer", "--locale"], "--locale needs a value"),
            (
                ["render", sample, "--family", "consumer", "--family", "business", "--locale", "en"],
                "--family was given twice"
            ),
            (
                ["render", sample, "--family", "consumer", "--locale", "en", "--columns", "23"],
                "--columns does not take \"23\""
            ),
            (
                ["render", sample, "--family", "consumer", "--locale", "en", "--columns", "x"],
                "--columns does not take \"x\""
            ),
            (
                ["render", sample, "--family", "consumer", "--locale", "en", "--format", "pdf"],
                "--format does not know \"pdf\""
            ),
            (
                ["render", sample, "--family", "consumer", "--locale", "en", "--digits", "roman"],
                "--digits does not know"
            ),
            (
                ["render", sample, "more", "--family", "consumer", "--locale", "en"],
                "\"more\" is one argument too many"
            ),
            (
                ["render", sample, "--family", "consumer", "--locale", "en", "--colour", "red"],
                "there is no option --colour"
            ),
            (["families", "x"], "\"x\" is one argument too many"),
            (["summary", "--family", "consumer", "--locale", "en", "--help=yes"], "--help takes no value"),
        ] as [([String], String)])
    func usage(arguments: [String], message: String) throws {
        try expect(CommandRun(arguments), status: 64, message: message)
    }

    @Test(arguments: [
        ("{}", "$.version (line 1): The key `version` is missing; add it."), ("[1, 2]", "$"), ("not json", "column 1"),
        ("\u{0}\u{1}", "column 1"),
        (String(repeating: "[", count: 100_000), "More than 64 objects and arrays"),
        (#"{"version": 1, "version": 1}"#, "version"),
    ])
    func badData(json: String, message: String) throws {
        let run = try CommandRun(["render", "-", "--family", "consumer", "--locale", "en"], input: Array(json.utf8))
        try expect(run, status: 65, message: message)
    }

    @Test func tooMuchData() throws {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: (16 << 20) + 1)
        let run = try CommandRun(["render", "-", "--family", "consumer", "--locale", "en"], input: bytes)
        try expect(run, status: 65, message: "larger than 16 MiB")
    }

    @Test(arguments: ["no-such-order.json", "Resources"])
    func noInput(path: String) throws {
        try expect(
            CommandRun(["render", path, "--family", "consumer", "--locale", "en"]), status: 66,
            message: "cannot read ")
    }

    private func expect(_ run: CommandRun, status: Int32, message: String) throws {
        #expect(run.status == status)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message))
        #expect(run.errors.hasPrefix("receipt: "))
        #expect(run.errors.components(of: "\n  hint: ") == 2)
        #expect(run.errors.hasSuffix("\n"))
    }
}

extension String {
    fileprivate func components(of separator: String) -> Int { split(separator: separator).count }
}
