import TestSupport
import Testing

/// Nothing depends on the locale, the time zone, the home or the data folders of the process.
@Suite struct HostileEnvironmentTests {
    private static let environments: [[String: String]] = [
        ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kolkata"],
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr:ar", "TZ": "America/St_Johns"],
        ["LC_ALL": "ar_SA", "LC_NUMERIC": "fr_FR", "TZ": ":nonsense", "HOME": "/nonexistent"],
        ["LC_ALL": "ja_JP.eucJP", "TZ": "../../etc/passwd", "TZDIR": "/nonexistent"],
        ["LANG": "\u{1}\u{2}", "LC_ALL": "nb_NO@nynorsk", "TZ": "UTC-99"],
        ["LC_ALL": String(repeating: "x", count: 10_000), "TZ": String(repeating: "x", count: 10_000)],
        ["LANG": "C", "LC_ALL": "POSIX", "TZ": "", "PATH": ""],
    ]

    private static let receipts = [
        ("cash-rounding", "consumer", "de-CH"), ("arabic", "business", "ar-EG"), ("convenience", "consumer", "ja"),
        ("restaurant", "consumer", "hi"), ("credit-note", "business", "nb"), ("cafe", "consumer", "it"),
        ("thai", "consumer", "th-TH-u-ca-buddhist-nu-thai"),
    ]

    private static func render(_ environment: [String: String]) throws -> [[UInt8]] {
        try receipts.map { sample, family, locale in
            let run = try CommandRun(
                ["render", "Resources/Samples/\(sample).json", "--family", family, "--locale", locale],
                environment: environment)
            try #require(run.status == 0 && run.errors.isEmpty)
            return run.output
        }
    }

    @Test(arguments: environments)
    func printsTheSameBytes(environment: [String: String]) throws {
        #expect(try Self.render(environment) == Self.render([:]))
    }

    // ICU: a bundle in the folder of `ICU_DATA` wins over the one that is built in.
    @Test func doesNotTakeSeparatorsFromAFolderThatTheEnvironmentNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "de_CH { NumberElements { latn { symbols { decimal { \"#\" } } } } }".utf8, as: "de_CH.txt")
        for version in 70...80 {
            let data = folder.path("icudt\(version)l")
            try #require(ChildProcess(["mkdir", data]).status == 0)
            try #require(ChildProcess(["genrb", "-q", "-d", data, folder.path("de_CH.txt")]).status == 0)
        }
        let environment = ["ICU_DATA": folder.path(""), "ICU_TIMEZONE_FILES_DIR": folder.path("")]
        #expect(try Self.render(environment) == Self.render([:]))
    }
}
