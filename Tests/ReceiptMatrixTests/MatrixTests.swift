import FoundationEssentials
import ReceiptTesting
import Receipts
import Testing

/// Each family in each locale, for every sample and renderer.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"))
struct MatrixFullTests {
    @Test(arguments: Matrix.families.map(\.name), Matrix.locales)
    func everySampleHolds(family: String, locale: LanguageTag) throws {
        try Matrix.expectHolds(family: family, locale: locale, samples: Samples.all())
    }
}

/// What must hold for every receipt: each family in each locale, for every renderer.
@Suite struct MatrixTests {
    @Test func samplesAreThere() {
        #expect(Samples.names.count >= 12)
    }

    /// Every other sample in turn: neighbours in the list of locales share them out.
    @Test(arguments: Matrix.families.map(\.name), Matrix.locales)
    func everySampleHolds(family: String, locale: LanguageTag) throws {
        let turn = Matrix.locales.firstIndex(of: locale) ?? 0
        let samples = try Samples.all().enumerated().filter { ($0.offset + turn) % 2 == 0 }.map(\.element)
        try Matrix.expectHolds(family: family, locale: locale, samples: samples)
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
