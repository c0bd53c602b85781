import Testing

/// Standard output and standard error that are full, closed, or read by nobody.
@Suite struct OutputStreamTests {
    private static let options = ["--family", "consumer", "--locale", "en"]
    private static let render = ["render", "Resources/Samples/cafe.json"] + options

    @Test(arguments: [["families"], ["--help"], ["summary"] + options, ["form"] + options, render])
    func aFullOutputIsAnError(arguments: [String]) throws {
        try CommandRun(arguments, output: .file("/dev/full"))
            .expectFailure(74, saying: "cannot write the output: No space left on device")
    }

    @Test(arguments: [["families"], render])
    func aClosedOutputIsAnError(arguments: [String]) throws {
        try CommandRun(arguments, output: .closed)
            .expectFailure(74, saying: "cannot write the output: Bad file descriptor")
    }

    // `receipt … | head -1`: whoever reads has seen enough.
    @Test func aReaderThatLeavesEndsTheProgramQuietly() throws {
        let run = try CommandRun(Self.render, output: .brokenPipe)
        // Source: POSIX signal(7): SIGPIPE is 13.
        #expect(run.status == -13)
        #expect(run.errors.isEmpty)
    }

    @Test func aReaderThatLeavesIsAnErrorWhereTheSignalIsIgnored() throws {
        let ignoring = ["/bin/sh", "-c", "trap '' PIPE; exec \"$@\"", "sh"]
        try CommandRun(Self.render, output: .brokenPipe, launcher: ignoring)
            .expectFailure(74, saying: "cannot write the output: Broken pipe")
    }

    @Test func aFailureKeepsItsCodeWhenNobodyHearsOfIt() throws {
        #expect(try CommandRun(["print"], errors: .closed).status == 64)
        #expect(try CommandRun(["print"], errors: .file("/dev/full")).status == 64)
    }

    @Test func whatWasTakenOutOfATextIsSaidBesideTheReceipt() throws {
        let json = """
            {"version": 1, "currency": "EUR", "seller": {"tradeName": "Kiosk \\u202eevil"},
             "document": {"kind": "receipt", "number": "1", "issuedAt": "2026-07-01T12:00:00+02:00"},
             "lines": [{"description": "Tea", "quantity": "1", "unitPrice": "2.00"}]}
            """
        let run = try CommandRun(["render", "-"] + Self.options, input: .bytes(Array(json.utf8)))
        #expect(run.status == 0)
        #expect(run.text.contains("Kiosk evil"))
        #expect(run.errors.hasPrefix("receipt: "))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
