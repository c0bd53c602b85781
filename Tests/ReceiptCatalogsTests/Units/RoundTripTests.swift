import FoundationEssentials
import ReceiptMessages
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptCatalogs

/// All shipped words in every format, out and in again.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"))
struct RoundTripFullTests {
    @Test(arguments: ShippedWords.locales, ExchangeFormat.allCases)
    func changesNothing(locale: String, format: ExchangeFormat) throws {
        try ShippedWords.expectRoundTrip(locale, format)
    }
}

/// Shipped words, out and in again.
@Suite struct RoundTripTests {
    @Test func thereAreLocales() {
        #expect(ShippedWords.locales.count >= 60)
    }

    /// Each locale in one format in turn.
    @Test(
        arguments: zip(
            ShippedWords.locales,
            ShippedWords.locales.indices.map { ExchangeFormat.allCases[$0 % ExchangeFormat.allCases.count] }))
    func changesNothing(locale: String, format: ExchangeFormat) throws {
        try ShippedWords.expectRoundTrip(locale, format)
    }

    /// Where the locale has no files yet, all of its words arrive, each in its place.
    @Test(arguments: ["ar", "de_CH", "pl", "zh_Hant"], ExchangeFormat.allCases)
    func fillsAnEmptyFolder(locale: String, format: ExchangeFormat) throws {
        let shipped = try #require(ShippedWords.folder)
        let exported = try ExchangeCatalog(shipped.bundles, locale: #require(LanguageTag(locale)))
        let folder = try TemporaryFolder()
        for bundle in shipped.bundles {
            try folder.write(TextFile.bytes(of: bundle.root.file), as: "\(bundle.bundle)/root.txt")
        }
        let read = try format.read(format.write(exported))
        let files = try CatalogImport(read, from: "words", into: CatalogFolder(folder.path(""))).files
        let own = shipped.bundles.compactMap { bundle in bundle.locales.first { $0.locale == locale } }
            .filter { !$0.text.entries.isEmpty }
        #expect(
            files.map { $0.path.split(separator: "/").suffix(2) } == own.map { $0.file.split(separator: "/").suffix(2) }
        )
        for (file, source) in zip(files, own) {
            let text = try BundleText(reading: file.bytes)
            #expect(text.name == locale)
            #expect(Dictionary(uniqueKeysWithValues: text.entries.map { ($0.key, $0.value) }) == source.words)
            let places = Dictionary(uniqueKeysWithValues: exported.units.enumerated().map { ($1.key, $0) })
            #expect(text.entries.compactMap { places[$0.key] }.isSorted)
        }
    }

    @Test(arguments: [ExchangeFormat.xliff, .po, .arb, .json])
    func keepsRemarks(format: ExchangeFormat) throws {
        let folder = try #require(ShippedWords.folder)
        let exported = try ExchangeCatalog(folder.bundles, locale: #require(LanguageTag("de-CH")))
        let read = try format.read(format.write(exported))
        #expect(read.units.first { $0.key == "common.means.check" }?.remarks == ["As in English: a loan."])
        #expect(read.units.map(\.remarks) == exported.units.map(\.remarks))
    }
}

/// The words of this package.
enum ShippedWords {
    static let folder = try? CatalogFolder("\(PackageFolder.root)/Localizations")
    static let locales = Set(folder?.bundles.flatMap { $0.locales.map(\.locale) } ?? []).sorted()

    /// A file that nobody edited changes nothing.
    static func expectRoundTrip(_ locale: String, _ format: ExchangeFormat) throws {
        let folder = try #require(folder)
        let exported = try ExchangeCatalog(folder.bundles, locale: #require(LanguageTag(locale)))
        let bytes = format.write(exported)
        #expect(try ExchangeFormat(of: bytes) == format)
        let read = try format.read(bytes)
        #expect(read.locale == exported.locale)
        #expect(read.units.map(\.key) == exported.units.map(\.key))
        #expect(try CatalogImport(read, from: "words", into: folder).files == [])
    }
}

extension BundleSource {
    fileprivate var words: [String: String] {
        Dictionary(text.entries.map { ($0.key, $0.value) }) { first, _ in first }
    }
}

extension [Int] {
    fileprivate var isSorted: Bool { self == sorted() }
}
