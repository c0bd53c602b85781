import TestSupport
import Testing

/// An order that cannot be read, and one that is no order.
@Suite struct BadInputTests {
    private static let options = ["--family", "consumer", "--locale", "en"]

    private func render(_ json: some Sequence<UInt8>) throws -> CommandRun {
        try CommandRun(["render", "-"] + Self.options, input: .bytes(Array(json)))
    }

    @Test(arguments: [
        ("", "The input holds nothing"),
        ("{}", "$.version (line 1): The key `version` is missing; add it."),
        ("[1, 2]", "This is an array"),
        ("not json", "column 1"),
        ("\u{0}\u{1}", "column 1"),
        (#"{"version": 1, "version": 1}"#, "version"),
        (String(repeating: "[", count: 1_000_000), "More than 64 objects and arrays"),
        (String(repeating: #"{"a":"#, count: 1_000_000), "More than 64 objects and arrays"),
    ])
    func anOrderWithFaultsIsRefused(json: String, message: String) throws {
        try render(json.utf8).expectFailure(65, saying: message)
    }

    @Test func everyProblemHasItsLine() throws {
        let run = try render(#"{"version": 1, "currency": "euro"}"#.utf8)
        run.expectFailure(65, saying: "the order cannot be printed:\n  $")
        let missing = ["document", "seller", "lines"]
        #expect(missing.allSatisfy { run.errors.contains("\n  $.\($0) (line 1): ") })
    }

    @Test func aProblemDoesNotCarryControlCharactersToTheTerminal() throws {
        let run = try render(#"{"version": 1, "\u001b[31m\u202e": 1, "currency": "\u001b]0;x\u0007"}"#.utf8)
        run.expectFailure(65, saying: "This key is not known here")
        #expect(!run.errors.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(!run.errors.unicodeScalars.contains("\u{202E}"))
    }

    @Test(arguments: [1, 2, 3])
    func anyBytesAreRefused(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try render(bytes).expectFailure(65, saying: "the order cannot be printed")
    }

    @Test(arguments: [(16 << 20) + 1, 20 << 20])
    func moreThanSixteenMebibytesAreNotRead(count: Int) throws {
        try render(repeatElement(UInt8(ascii: " "), count: count)).expectFailure(65, saying: "larger than 16 MiB")
    }

    @Test func anEndlessInputIsNotReadToItsEnd() throws {
        try CommandRun(["render", "/dev/zero"] + Self.options).expectFailure(65, saying: "larger than 16 MiB")
    }

    @Test(arguments: [
        ("no-such-order.json", "No such file or directory"), ("Resources/", "Is a directory"), ("", "No such file"),
        (String(repeating: "x", count: 300), "File name too long"),
    ])
    func withoutInputThereIsNoReceipt(path: String, reason: String) throws {
        try CommandRun(["render", path] + Self.options).expectFailure(66, saying: reason, hint: "Check the name")
    }

    @Test func aClosedStandardInputIsNone() throws {
        try CommandRun(["render", "-"] + Self.options, input: .closed)
            .expectFailure(66, saying: "cannot read -: Bad file descriptor")
    }

    #if os(Linux)
        // Reading the memory of a process at address zero is an input/output error.
        @Test func anInputThatBreaksOffIsAnErrorOfItsOwn() throws {
            try CommandRun(["render", "/proc/self/mem"] + Self.options)
                .expectFailure(74, saying: "cannot read /proc/self/mem: Input/output error")
        }
    #endif
}
