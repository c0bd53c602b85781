#if Graphics
    import FoundationEssentials
    import ReceiptGraphics
    import ReceiptTesting
    import Receipts
    import Testing

    /// Every family in every shipped locale as pages and pictures, each with every eighth sample in turn: drawn the same
    /// twice, and with a shape for every letter.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"))
    struct MediaMatrixFullTests {
        private static let renderers: [MatrixRenderer] = [.pdf(), .pdf(.roll58), .svg(), .png()]

        @Test(arguments: Matrix.families.map(\.name), Matrix.locales)
        func everySampleIsDrawn(family: String, locale: LanguageTag) throws {
            let turn = Matrix.locales.firstIndex(of: locale) ?? 0
            let samples = try Samples.all().enumerated().filter { ($0.offset + turn) % 8 == 0 }.map(\.element)
            let matrix = ReceiptMatrix(
                families: Matrix.families.filter { $0.name == family }, locales: [locale], samples: samples,
                renderers: Self.renderers)
            try #require(!matrix.cells.isEmpty)
            let failures = matrix.failures()
            #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
        }
    }
#endif
