#if Graphics
    import TestSupport
    import Testing

    /// What can go wrong with a picture is said with its place and with what to do, and nothing is written.
    @Suite struct PictureFailureTests {
        private static let family = ["--family", "business", "--locale", "en"]
        private static let order = "Resources/Samples/gst-invoice.json"

        @Test(arguments: ["pdf", "svg", "png"])
        func aFontDirectoryThatIsMissing(format: String) throws {
            let directory = try TemporaryFolder().path("none")
            try CommandRun(
                ["render", Self.order, "--format", format, "--font-directory", directory] + Self.family
            ).expectFailure(66, saying: "there are no fonts in \(directory)", hint: "--font-directory")
        }

        @Test func aFontDirectoryWithoutFonts() throws {
            let folder = try TemporaryFolder()
            try folder.write(Array("no font".utf8), as: "readme.txt")
            let directory = folder.path("")
            try CommandRun(
                ["render", Self.order, "--format", "pdf", "--font-directory", directory] + Self.family
            ).expectFailure(66, saying: "there are no fonts in", hint: ".ttf")
        }

        // QR holds 2331 bytes at level M. Source: ISO/IEC 18004, table 7.
        @Test(arguments: ["pdf", "svg", "png"])
        func aCodeThatHoldsTooMuch(format: String) throws {
            let payload = String(repeating: "a", count: 2332)
            let folder = try TemporaryFolder()
            try folder.write(Array(Self.json(code: payload).utf8), as: "order.json")
            try CommandRun(["render", folder.path("order.json"), "--format", format] + Self.family)
                .expectFailure(65, saying: "the code in", hint: "payload")
        }

        private static func json(code payload: String) -> String {
            """
            {
              "version": 1, "currency": "EUR", "seller": {"tradeName": "Mill Street"}, "lines": [],
              "document": {"kind": "receipt", "number": "1", "issuedAt": "2026-07-01T12:00:00+02:00"},
              "fiscal": {"codes": [{"kind": "qr", "payload": "\(payload)"}]}
            }
            """
        }
    }
#endif
