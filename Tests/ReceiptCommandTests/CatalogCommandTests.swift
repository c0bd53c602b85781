import FoundationEssentials
import TestSupport
import Testing

/// `receipt catalog …`
@Suite struct CatalogCommandTests {
    private static let words = "\(PackageFolder.root)/Localizations"

    private func folder(_ german: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Array("root { shop.item { \"Item\" } }".utf8), as: "shop/root.txt")
        try folder.write(Array("de { \(german) }".utf8), as: "shop/de.txt")
        return folder
    }

    @Test func ourOwnWordsAreFaultless() throws {
        let run = try CommandRun(["catalog", "check", Self.words])
        #expect(run.status == 0 && run.text == "" && run.errors == "")
    }

    @Test func aSlipIsAWarningWithItsPlace() throws {
        let folder = try folder("shop.item { \"Item\" }")
        let run = try CommandRun(["catalog", "check", folder.path("")])
        #expect(run.status == 0)
        #expect(
            run.text.hasPrefix("\(folder.path(""))/shop/de.txt:1: warning: shop.item: The text is that of English."))
    }

    @Test func anErrorFails() throws {
        let folder = try folder("shop.itme { \"Ware\" }")
        let run = try CommandRun(["catalog", "check", folder.path("")])
        #expect(run.status == 1)
        #expect(run.text.contains("de.txt:1: error: shop.itme: root.txt has no such key. Did you mean shop.item?"))
        #expect(run.text.contains("error: shop.item: The text is missing. Translate “Item”."))
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            let file: String
            let line: Int
            let locale: String
            let key: String
            let code: String?
            let message: String
        }

        let errors: [Finding]
        let warnings: [Finding]
    }

    @Test func machinesReadTheSame() throws {
        let folder = try folder("shop.item { \"Item\" } shop.two { \"2\" }")
        let run = try CommandRun(["catalog", "check", folder.path(""), "--json"])
        #expect(run.status == 1)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output))
        #expect(report.errors.map(\.key) == ["shop.two"])
        #expect(report.warnings.map(\.code) == ["same-as-english"])
        #expect(report.warnings.map(\.locale) == ["de"])
    }

    @Test func coverageIsATable() throws {
        let folder = try folder("shop.item { \"Ware\" }")
        try folder.write(Array("fr { }".utf8), as: "shop/fr.txt")
        try folder.write(Array("| de | 2026-12-01 | draft | 0 | |\n".utf8), as: "REVIEW.md")
        let run = try CommandRun(["catalog", "coverage", folder.path("")])
        #expect(
            run.text == """
                locale  shop       review
                de      complete   draft
                fr      1 missing  -

                """)
    }

    @Test func nothingOfOursIsMissing() throws {
        struct Row: Decodable {
            let missing: Int
            let review: String?
        }
        let run = try CommandRun(["catalog", "coverage", Self.words, "--json"])
        let rows = try JSONDecoder().decode([Row].self, from: Data(run.output))
        #expect(rows.count >= 40 * 4 && rows.allSatisfy { $0.missing == 0 })
        // REVIEW.md has a line for each locale.
        #expect(rows.allSatisfy { $0.review != nil })
    }

    @Test func aNewLocaleBeginsWithAFileForEachBundle() throws {
        let folder = try folder("shop.item { \"Ware\" }")
        let run = try CommandRun(["catalog", "new-locale", "cy", "--localizations", folder.path("")])
        #expect(run.status == 0 && run.text == "\(folder.path(""))/shop/cy.txt\n")
        #expect(String(decoding: folder.bytes("shop/cy.txt"), as: UTF8.self).contains("shop.item { \"Item\" }"))
    }

    @Test func noWordsAreReplaced() throws {
        let folder = try folder("shop.item { \"Ware\" }")
        let before = folder.bytes("shop/de.txt")
        try CommandRun(["catalog", "new-locale", "de", "--localizations", folder.path("")])
            .expectFailure(73, saying: "shop has words in de already", hint: "shop/de.txt")
        #expect(folder.bytes("shop/de.txt") == before)
    }

    @Test(
        arguments: [
            (["catalog"], 64, "lacks its second word", "check"),
            (["catalog", "check", "/nonexistent"], 66, "cannot read /nonexistent", "bundles"),
            (["catalog", "new-locale", "x@"], 64, "\"x@\" is no language tag", "cy"),
            (["catalog", "check", "--json=yes"], 64, "--json takes no value", "just --json"),
        ] as [([String], Int32, String, String)])
    func saysWhatIsWrongWithACommandLine(words: [String], status: Int32, fact: String, hint: String) throws {
        try CommandRun(words).expectFailure(status, saying: fact, hint: hint)
    }

    @Test func aFolderWithoutBundlesIsNone() throws {
        let folder = try TemporaryFolder()
        try CommandRun(["catalog", "check", folder.path("")]).expectFailure(
            66, saying: "there are no bundles in", hint: "root.txt")
    }
}
