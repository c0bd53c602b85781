#if Graphics
    import TestSupport
    import Testing

    /// The date of a PDF is the caller's or none; Cairo's would come from the clock, or from `SOURCE_DATE_EPOCH`.
    @Suite struct CreationDateTests {
        private func render(_ options: [String], epoch: String?) throws -> [UInt8] {
            let run = try ChildProcess(
                [
                    "\(PackageFolder.build)/receipt", "render", "\(PackageFolder.root)/Resources/Samples/cafe.json",
                    "--family", "consumer", "--locale", "en", "--format", "pdf",
                ] + options, environment: epoch.map { ["SOURCE_DATE_EPOCH": $0] } ?? [:])
            try #require(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
            return run.output
        }

        // 2001-09-09, a day in 2033, and what is no number.
        @Test(arguments: ["1000000000", "2000000000", "yesterday"])
        func noVariableChangesTheFile(epoch: String) throws {
            let plain = try render([], epoch: nil)
            #expect(try render([], epoch: epoch) == plain)
            let dated = try render(["--created", "2026-07-01T12:00:00+02:00"], epoch: nil)
            #expect(try render(["--created", "2026-07-01T12:00:00+02:00"], epoch: epoch) == dated)
            #expect(dated != plain)
        }

        @Test func withoutADateTheFileHasNone() throws {
            let facts = try PDFReader(render([], epoch: "1000000000")).information()
            #expect(facts["Tagged"] == "yes")
            #expect(facts["CreationDate"] == nil)
        }
    }
#endif
