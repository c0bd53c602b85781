import TestSupport
import Testing

@Suite struct PrintCommandTests {
    private static let order = ["Resources/Samples/cafe.json", "--family", "consumer", "--locale", "de-DE"]

    @Test func rendersCommandsForAPrinter() throws {
        let run = try CommandRun(["render"] + Self.order + ["--format", "escpos", "--printer", "epson-tm-t88v"])
        #expect(run.status == 0)
        // ESC @ first, GS V last: the cut.
        #expect(run.output.starts(with: [0x1B, 0x40]))
        #expect(run.output.suffix(4) == [0x1D, 0x56, 66, 0])
    }

    @Test func sendsToADevice() throws {
        let run = try CommandRun(["print"] + Self.order + ["--printer", "generic-58mm", "--to", "/dev/null"])
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        ("/dev/usb/no-such-printer", "cannot be reached"), ("tcp://127.0.0.1:1", "cannot be reached"),
        ("tcp://no-such-printer.invalid", "not known"), ("/dev/full", "broke off"),
    ])
    func saysThatThePrinterIsUnavailable(address: String, message: String) throws {
        let run = try CommandRun(
            ["print"] + Self.order + ["--printer", "generic-80mm", "--to", address, "--timeout", "2"])
        run.expectFailure(69, saying: message)
    }

    @Test(arguments: [
        (["--printer", "generic-99mm", "--to", "/dev/null"], "--printer does not take \"generic-99mm\""),
        (["--to", "/dev/null"], "--printer is missing"), (["--printer", "generic-80mm"], "--to is missing"),
        (["--printer", "generic-80mm", "--to", "http://x"], "--to does not take"),
        (["--printer", "generic-80mm", "--to", "/dev/null", "--timeout", "soon"], "--timeout does not take"),
        (["--printer", "generic-80mm", "--to", "/dev/null", "--timeout", "0"], "--timeout does not take"),
        (["--printer", "generic-80mm", "--to", "/dev/null", "--cut", "twice"], "--cut does not take"),
    ])
    func explainsWrongOptions(options: [String], message: String) throws {
        try CommandRun(["print"] + Self.order + options).expectFailure(64, saying: message)
    }

    @Test func takesAProfileFromAFile() throws {
        let run = try CommandRun(
            ["render"] + Self.order + ["--format", "escpos", "--printer", "Resources/Printers/generic-58mm.json"])
        #expect(run.status == 0)
        let other = try CommandRun(
            ["render"] + Self.order
                + ["--format", "escpos", "--printer", "Resources/Samples/cafe.json"])
        other.expectFailure(65, saying: "is no printer profile")
    }

    @Test func listsPrinters() throws {
        let run = try CommandRun(["printers"])
        #expect(run.status == 0)
        #expect(run.text.contains("generic-80mm  "))
        #expect(run.text.split(separator: "\n").count >= 14)
    }
}
