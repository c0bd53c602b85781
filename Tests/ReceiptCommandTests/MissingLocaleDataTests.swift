import TestSupport
import Testing

/// A machine whose ICU has no locale data.
@Suite struct MissingLocaleDataTests {
    // ICU: `stubdata.cpp`, the library that it is built with before there is data: a header, and no entries.
    private static func source(version: Substring) -> String {
        """
        typedef struct {
            unsigned short size, reserved;
            unsigned char isBigEndian, charsetFamily, sizeofUChar, reserved2;
            unsigned char format[4], formatVersion[4], dataVersion[4];
        } Info;
        typedef struct {
            unsigned short headerSize;
            unsigned char magic1, magic2;
            Info info;
            char padding[8];
            unsigned count, reserved;
            int names[4];
        } Data;
        const Data icudt\(version)_dat = {
            32, 0xDA, 0x27, {sizeof(Info), 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}}
        };
        """
    }

    /// The name of the data library that the command is linked with, and the version in it.
    private static func library() throws -> (name: String, version: Substring)? {
        let list = try ChildProcess(["ldd", CommandRun.program])
        let match = String(decoding: list.output, as: UTF8.self).firstMatch(of: /libicudata\.so\.(\d+)/)
        return match.map { (String($0.output.0), $0.output.1) }
    }

    @Test(arguments: [["summary", "--locale", "de"], ["render", "Resources/Samples/cafe.json", "--locale", "ar-EG"]])
    func isAnInternalErrorThatNamesWhatToInstall(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let library = try #require(try Self.library())
        try folder.write(Self.source(version: library.version).utf8, as: "stub.c")
        let compilation = try ChildProcess([
            "clang", "-shared", "-fPIC", "-Wl,-soname,\(library.name)", "-o", folder.path(library.name),
            folder.path("stub.c"),
        ])
        try #require(compilation.status == 0, "\(String(decoding: compilation.errors, as: UTF8.self))")
        let environment = ["LD_LIBRARY_PATH": folder.path("")]
        try CommandRun(arguments + ["--family", "consumer"], environment: environment)
            .expectFailure(70, saying: "not available", hint: "libicu")
    }
}
