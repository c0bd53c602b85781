import ReceiptTesting
import Receipts
import Testing

/// What must hold for every receipt: each family in each locale, for every sample and renderer.
@Suite struct MatrixTests {
    @Test func samplesAreThere() {
        #expect(Samples.names.count >= 12)
    }

    @Test(arguments: Matrix.families.map(\.name), Matrix.locales)
    func everySampleHolds(family: String, locale: LanguageTag) throws {
        let matrix = ReceiptMatrix(
            families: Matrix.families.filter { $0.name == family }, locales: [locale], samples: try Samples.all(),
            renderers: try Matrix.renderers())
        try #require(!matrix.cells.isEmpty)
        let failures = matrix.failures()
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test(arguments: Matrix.families.map(\.name), Matrix.locales)
    func formAndReceiptBelongTogether(family: String, locale: LanguageTag) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let factory = try maker.make(locale)
        try PairCheck.productsBelongTogether(factory)
        #expect(factory.makeForm().family == family)
        #expect(factory.makeReceiptFormatter().locale?.language == locale.language)
    }
}
