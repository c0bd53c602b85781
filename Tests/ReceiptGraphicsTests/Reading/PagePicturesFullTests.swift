#if Graphics
    import FoundationEssentials
    import ReceiptGraphics
    import TestSupport
    import Testing

    /// Pages look as they looked when somebody looked at them. `RECEIPT_SNAPSHOTS=all` records them anew.
    @Suite(
        .enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1", "pictures are slow"),
        .enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
    struct PagePicturesFullTests {
        private static let folder = "\(PackageFolder.root)/Tests/ReceiptGraphicsTests/Reading/Pictures"
        private static let isRecording = ProcessInfo.processInfo.environment["RECEIPT_SNAPSHOTS"] == "all"

        private static let locales = ["en", "de", "fr", "pl", "ja", "zh-Hans", "zh-Hant", "ar", "he", "hi", "th", "nb"]

        private func expectToLookAsRecorded(_ picture: [UInt8], _ name: String) throws {
            let folder = try TemporaryFolder()
            try folder.write(picture, as: "drawn.pgm")
            let recorded = "\(Self.folder)/\(name).png"
            if Self.isRecording {
                _ = try PythonTools.output(of: "pack_picture.py", [folder.path("drawn.pgm"), recorded])
            }
            let answer = try PythonTools.output(of: "compare_pictures.py", [recorded, folder.path("drawn.pgm")])
            let distance = answer.split { $0.isWhitespace }.compactMap { Double($0) }
            try #require(distance.count == 2)
            // Sixteen greys are up to eight levels off; another version of FreeType moves edges a little.
            #expect(distance[0] < 3)
            #expect(distance[1] < 40)
        }

        @Test(arguments: locales)
        func invoiceLooksAsRecorded(locale: String) throws {
            let document = try ReadingSample.invoice(ReadingSample.order(inTheScriptOf: locale), locale)
            let reader = try PDFReader(ReadingSample.pdf(document))
            try expectToLookAsRecorded(reader.picture(dotsPerInch: 60), "invoice-\(locale)")
        }

        @Test(arguments: ["en", "ar", "ja"])
        func receiptOnARollLooksAsRecorded(locale: String) throws {
            let document = try ReadingSample.receipt(ReadingSample.order(inTheScriptOf: locale), locale)
            let reader = try PDFReader(ReadingSample.pdf(document, .roll58))
            try expectToLookAsRecorded(reader.picture(dotsPerInch: 80), "receipt-\(locale)")
        }
    }
#endif
