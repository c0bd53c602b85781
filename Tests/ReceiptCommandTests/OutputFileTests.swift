import FoundationEssentials
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What is written is written whole or not at all.
@Suite struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func render(
        to name: String, order: String = "Resources/Samples/cafe.json", columns: String = "42"
    ) throws -> CommandRun {
        try CommandRun([
            "render", order, "--family", "consumer", "--locale", "en", "--columns", columns, "--output", name,
        ])
    }

    private func expected() throws -> [UInt8] {
        try CommandRun(["render", "Resources/Samples/cafe.json", "--family", "consumer", "--locale", "en"]).output
    }

    @Test func makesANewFile() throws {
        let run = try render(to: folder.path("receipt.txt"))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try folder.bytes("receipt.txt") == expected())
        #expect(folder.names == ["receipt.txt"])
    }

    @Test func replacesAFileWhole() throws {
        try folder.write([UInt8](repeating: 120, count: 100_000), as: "receipt.txt")
        #expect(try render(to: folder.path("receipt.txt")).status == 0)
        #expect(try folder.bytes("receipt.txt") == expected())
        #expect(folder.names == ["receipt.txt"])
    }

    @Test func keepsTheOldFileWhenItFails() throws {
        try folder.write(Array("old".utf8), as: "receipt.txt")
        #expect(try render(to: folder.path("receipt.txt"), order: "no-such.json").status == 66)
        #expect(folder.bytes("receipt.txt") == Array("old".utf8))
        #expect(folder.names == ["receipt.txt"])
    }

    @Test func followsALink() throws {
        try folder.write(Array("old".utf8), as: "target.txt")
        #expect(symlink(folder.path("target.txt"), folder.path("link.txt")) == 0)
        #expect(try render(to: folder.path("link.txt")).status == 0)
        #expect(try folder.bytes("target.txt") == expected())
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt")).hasSuffix("target.txt"))
    }

    @Test func cannotCreateInAFolderThatIsNotThere() throws {
        let run = try render(to: folder.path("no/such/receipt.txt"))
        #expect(run.status == 73)
        #expect(run.errors.contains("hint: "))
        #expect(folder.names.isEmpty)
    }

    @Test func cannotReplaceAFolder() throws {
        let run = try render(to: folder.path(""))
        #expect(run.status == 73)
        #expect(folder.names.isEmpty)
    }

    @Test func writesStraightIntoADevice() throws {
        #expect(try render(to: "/dev/null").status == 0)
        #expect(try render(to: "/dev/full").status == 74)
    }

    @Test func saysWhenStandardOutputIsFull() throws {
        let run = try CommandRun(["families"], outputPath: "/dev/full")
        #expect(run.status == 74)
        #expect(run.errors.contains("cannot write the output"))
    }
}
