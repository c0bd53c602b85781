import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file is written whole or not at all.
@Suite struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func render(to path: String, order: String = "Resources/Samples/cafe.json") throws -> CommandRun {
        try CommandRun(["render", order, "--family", "consumer", "--locale", "en", "--output", path])
    }

    private func expected() throws -> [UInt8] { try render(to: "-").output }

    private func mode(of name: String) -> mode_t {
        var information = stat()
        return stat(folder.path(name), &information) == 0 ? information.st_mode & 0o7777 : 0
    }

    @Test func makesANewFile() throws {
        let run = try render(to: folder.path("receipt.txt"))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.isEmpty)
        #expect(try folder.bytes("receipt.txt") == expected())
        #expect(folder.names == ["receipt.txt"])
    }

    @Test func aNewFileHasTheUsualPermissions() throws {
        let umask = ["/bin/sh", "-c", "umask 027; exec \"$@\"", "sh"]
        let arguments = ["form", "--family", "consumer", "--locale", "en", "--output", folder.path("form.txt")]
        #expect(try CommandRun(arguments, launcher: umask).status == 0)
        #expect(mode(of: "form.txt") == 0o640)
    }

    @Test func replacesAFileWholeAndKeepsItsPermissions() throws {
        try folder.write(repeatElement(120, count: 100_000), as: "receipt.txt")
        #expect(chmod(folder.path("receipt.txt"), 0o600) == 0)
        #expect(try render(to: folder.path("receipt.txt")).status == 0)
        #expect(try folder.bytes("receipt.txt") == expected())
        #expect(folder.names == ["receipt.txt"])
        #expect(mode(of: "receipt.txt") == 0o600)
    }

    // Whoever has the old file open goes on reading the old receipt.
    @Test func leavesTheOldFileToItsReaders() throws {
        try folder.write("old".utf8, as: "receipt.txt")
        let reader = open(folder.path("receipt.txt"), O_RDONLY | O_CLOEXEC)
        defer { close(reader) }
        #expect(try render(to: folder.path("receipt.txt")).status == 0)
        var bytes = [UInt8](repeating: 0, count: 10)
        #expect(read(reader, &bytes, 10) == 3)
    }

    @Test(arguments: [("no-such.json", 66), ("Package.swift", 65)] as [(String, Int32)])
    func keepsTheOldFileWhenThereIsNoReceipt(order: String, code: Int32) throws {
        try folder.write("old".utf8, as: "receipt.txt")
        let path = order == "no-such.json" ? order : "\(PackageFolder.root)/\(order)"
        try render(to: folder.path("receipt.txt"), order: path).expectFailure(code, saying: "")
        #expect(folder.bytes("receipt.txt") == Array("old".utf8))
        #expect(folder.names == ["receipt.txt"])
    }

    @Test func followsALink() throws {
        try folder.write("old".utf8, as: "target.txt")
        #expect(symlink("target.txt", folder.path("link.txt")) == 0)
        #expect(try render(to: folder.path("link.txt")).status == 0)
        #expect(try folder.bytes("target.txt") == expected())
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt")) == "target.txt")
        #expect(folder.names == ["link.txt", "target.txt"])
    }

    @Test func leavesALinkAloneThatLeadsNowhere() throws {
        #expect(symlink("nowhere.txt", folder.path("link.txt")) == 0)
        try render(to: folder.path("link.txt")).expectFailure(73, saying: "No such file or directory")
        #expect(folder.names == ["link.txt"])
    }

    @Test(arguments: ["no/such/receipt.txt", "receipt.txt/", "file/receipt.txt", ""])
    func cannotCreateWhereThereIsNoFolder(name: String) throws {
        try folder.write("old".utf8, as: "file")
        let path = name.isEmpty ? "" : folder.path(name)
        try render(to: path).expectFailure(73, saying: "cannot write \(path): ", hint: "Check its folder")
        #expect(folder.names == ["file"])
    }

    @Test func cannotReplaceAFolder() throws {
        try render(to: folder.path("")).expectFailure(73, saying: "Is a directory")
        #expect(folder.names.isEmpty)
    }

    @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
        let name = String(repeating: "n", count: 255)
        #expect(try render(to: folder.path(name)).status == 0)
        #expect(folder.names == [name])
        try render(to: folder.path(name + "n")).expectFailure(73, saying: "File name too long")
        #expect(folder.names == [name])
    }

    @Test func writesStraightIntoADevice() throws {
        #expect(try render(to: "/dev/null").status == 0)
        try render(to: "/dev/full").expectFailure(74, saying: "cannot write /dev/full: No space left on device")
    }

    @Test func writesStraightIntoAPipe() throws {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        #expect(try render(to: path).status == 0)
        // A pipe of Linux holds 64 KiB, more than this receipt.
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(reader, &bytes, bytes.count)
        #expect(try Array(bytes.prefix(max(0, count))) == expected())
        #expect(folder.names == ["pipe"])
    }

    @Test func aHyphenIsStandardOutput() throws {
        let arguments = ["form", "--family", "consumer", "--locale", "en"]
        #expect(try CommandRun(arguments + ["--output", "-"]).output == CommandRun(arguments).output)
    }
}
