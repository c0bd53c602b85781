import TestSupport
import Testing

@Suite struct DecodeCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// ESC @, ESC t 19, "5 " and the euro sign of page 858, LF, GS V 66 0.
    private static let job: [UInt8] = [0x1B, 0x40, 0x1B, 0x74, 19, 0x35, 0x20, 0xD5, 0x0A, 0x1D, 0x56, 66, 0]

    @Test func showsWhatComesOut() throws {
        let run = try CommandRun(["decode", "-"], input: .bytes(Self.job))
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text == "│5 €\(String(repeating: " ", count: 45))│ CP858\n  cut partial\n")
    }

    @Test func takesTheWidthAndPagesOfAPrinter() throws {
        try folder.write(Self.job, as: "job.bin")
        let run = try CommandRun(["decode", folder.path("job.bin"), "--printer", "generic-58mm"])
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("│5 €\(String(repeating: " ", count: 29))│ CP858\n"))
    }

    @Test func drawsThePaper() throws {
        let picture = folder.path("paper.png")
        let run = try CommandRun(["decode", "-", "--png", picture], input: .bytes(Self.job))
        #expect(run.status == 0)
        let bytes = folder.bytes("paper.png")
        // Source: PNG specification: signature; width and height of IHDR. 576 dots and a margin of 24; 30 dots for the
        // line, 12 for the cut.
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(Array(bytes.dropFirst(16).prefix(8)) == [0, 0, 2, 0x70, 0, 0, 0, 90])
    }

    @Test(arguments: [[], [0xFF, 0x1B], Array("GET / HTTP/1.1\r\n".utf8)] as [[UInt8]])
    func takesEveryFile(bytes: [UInt8]) throws {
        #expect(try CommandRun(["decode", "-"], input: .bytes(bytes)).status == 0)
    }

    @Test func namesAPrinterThatItDoesNotKnow() throws {
        try CommandRun(["decode", "-", "--printer", "teleprinter"], input: .bytes(Self.job))
            .expectFailure(64, saying: "teleprinter", hint: "receipt printers")
    }

    @Test func namesAFileThatIsNotThere() throws {
        try CommandRun(["decode", folder.path("none.bin")]).expectFailure(66, saying: "none.bin")
    }

    @Test func writesTheTextToAFile() throws {
        let run = try CommandRun(["decode", "-", "--output", folder.path("paper.txt")], input: .bytes(Self.job))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(folder.bytes("paper.txt").starts(with: Array("│5 €".utf8)))
    }
}
