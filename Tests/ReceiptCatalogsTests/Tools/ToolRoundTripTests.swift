import ReceiptMessages
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptCatalogs

/// All shipped words go through translators' tools and come back as they were.
@Suite struct ToolRoundTripTests {
    private let files: TemporaryFolder
    private let folder: CatalogFolder

    init() throws {
        files = try TemporaryFolder()
        folder = try #require(ShippedWords.folder)
    }

    /// Writes a file for each locale; says for each how many texts are translated.
    private func export(_ format: ExchangeFormat) throws -> [Int] {
        try ShippedWords.locales.map { locale in
            let catalog = try ExchangeCatalog(folder.bundles, locale: #require(LanguageTag(locale)))
            try files.write(format.write(catalog), as: locale)
            return catalog.units.count { $0.target != nil }
        }
    }

    private func expectSameWords(_ format: ExchangeFormat) throws {
        for locale in ShippedWords.locales {
            let read = try format.read(files.bytes(locale))
            #expect(read.units.count == folder.bundles.reduce(0) { $0 + $1.keys.count })
            #expect(try CatalogImport(read, from: locale, into: folder).files == [], "\(locale)")
        }
    }

    @Test(
        .enabled(if: CatalogTools.hasPython, CatalogTools.whatIsMissing),
        arguments: [("polib", .po), ("po", .po), ("xliff", .xliff), ("arb", .arb)] as [(String, ExchangeFormat)])
    func pythonReadsAndWritesBack(tool: String, format: ExchangeFormat) throws {
        let counts = try export(format)
        let lines = try CatalogTools.lines(
            of: "rewrite_catalogs.py", [tool] + ShippedWords.locales.map { files.path($0) })
        #expect(lines == counts.map(String.init))
        try expectSameWords(format)
    }

    @Test(.enabled(if: CatalogTools.hasGettext, CatalogTools.whatIsMissing))
    func gettextReadsAndWritesBack() throws {
        _ = try export(.po)
        for locale in ShippedWords.locales {
            let file = files.path(locale)
            _ = try CatalogTools.lines(of: ["msgfmt", "--check", "--output-file=/dev/null", file])
            _ = try CatalogTools.lines(of: ["msgcat", "--force-po", "--output-file=\(file)", file])
        }
        try expectSameWords(.po)
    }
}
