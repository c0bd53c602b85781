#if Graphics
    import FoundationEssentials
    import TestSupport
    import Testing

    /// Fonts and pages depend on no setting of the process or of its user.
    @Suite struct FontEnvironmentTests {
        /// Prefers a serif for everything, and for the families that we name.
        private static let configuration = """
            <?xml version="1.0"?>
            <fontconfig>
            <dir>/usr/share/fonts</dir>
            <match target="pattern"><edit name="family" mode="assign" binding="strong">\
            <string>Noto Serif</string></edit></match>
            <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
            </fontconfig>
            """

        private static func environments(home: String) -> [[String: String]] {
            [
                ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja:zh-tw", "FC_LANG": "zh-tw"],
                [
                    "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "PANGO_LANGUAGE": "ur:fa", "FC_LANG": "ur",
                    "HOME": "/nonexistent",
                ],
                ["HOME": home, "XDG_CONFIG_HOME": "\(home)/.config", "XDG_CACHE_HOME": "/nonexistent"],
                ["FONTCONFIG_FILE": "\(home)/.config/fontconfig/fonts.conf", "FONTCONFIG_PATH": home, "HOME": home],
            ]
        }

        private static let renderings = [
            ["arabic", "consumer", "ar", "pdf"], ["convenience", "consumer", "ja", "pdf"],
            ["arabic", "consumer", "ar", "png"], ["thai", "consumer", "th", "png"],
        ]

        private func render(_ environment: [String: String]) throws -> [[UInt8]] {
            try Self.renderings.map { what in
                let run = try ChildProcess(
                    [
                        "\(PackageFolder.build)/receipt", "render",
                        "\(PackageFolder.root)/Resources/Samples/\(what[0]).json", "--family", what[1], "--locale",
                        what[2], "--format", what[3], "--paper", "80mm", "--created", "2026-07-01T12:00:00+02:00",
                    ], environment: environment)
                try #require(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
                return run.output
            }
        }

        @Test func filesAreTheSameInEveryEnvironment() throws {
            let home = try TemporaryFolder()
            try FileManager.default.createDirectory(
                atPath: home.path(".config/fontconfig"), withIntermediateDirectories: true)
            try home.write(Self.configuration.utf8, as: ".config/fontconfig/fonts.conf")
            try home.write(Self.configuration.utf8, as: "fonts.conf")
            try home.write(Self.configuration.utf8, as: ".fonts.conf")
            let expected = try render([:])
            #expect(expected.allSatisfy { $0.count > 1000 })
            let differing = try Self.environments(home: home.path("")).filter { try render($0) != expected }
            #expect(differing == [])
        }
    }
#endif
