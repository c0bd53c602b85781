import FoundationEssentials
import TestSupport
import Testing

/// `receipt catalog export` and `receipt catalog import`
@Suite struct CatalogExchangeCommandTests {
    private static let formats = ["xliff", "po", "arb", "xcstrings", "json"]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for bundle in ["goods", "shop"] {
            try folder.write(Array("root { \(bundle).item { \"Item\" } }".utf8), as: "words/\(bundle)/root.txt")
            try folder.write(Array("de {\n    \(bundle).item { \"Ware\" }\n}\n".utf8), as: "words/\(bundle)/de.txt")
        }
        return folder
    }

    private func export(_ folder: TemporaryFolder, _ arguments: [String]) throws -> CommandRun {
        try CommandRun(["catalog", "export", folder.path("words")] + arguments)
    }

    private func importing(_ file: String, _ folder: TemporaryFolder) throws -> CommandRun {
        try CommandRun(["catalog", "import", file, "--localizations", folder.path("words")])
    }

    private func text(_ folder: TemporaryFolder, _ name: String) -> String {
        String(decoding: folder.bytes(name), as: UTF8.self)
    }

    @Test(arguments: formats)
    func changedFilesAreWrittenAndNamed(format: String) throws {
        let folder = try folder()
        let file = folder.path("file")
        #expect(try export(folder, ["--locale", "de", "--format", format, "--output", file]).status == 0)
        let unchanged = try importing(file, folder)
        #expect(unchanged.status == 0 && unchanged.text == "" && unchanged.errors == "")

        // Of both, the second is changed: the bundles stand in the order of their names.
        let parts = text(folder, "file").split(separator: "Ware", omittingEmptySubsequences: false)
        try #require(parts.count == 3)
        try folder.write(Array("\(parts[0])Ware\(parts[1])Artikel\(parts[2])".utf8), as: "file")
        let changed = try importing(file, folder)
        #expect(changed.status == 0 && changed.text == "\(folder.path("words"))/shop/de.txt\n")
        #expect(text(folder, "words/shop/de.txt") == "de {\n    shop.item { \"Artikel\" }\n}\n")
        #expect(text(folder, "words/goods/de.txt") == "de {\n    goods.item { \"Ware\" }\n}\n")
        #expect(folder.names == ["file", "words"])
    }

    @Test func aBundleCanStandAlone() throws {
        let folder = try folder()
        let run = try export(folder, ["--locale", "de", "--format", "json", "--bundle", "shop"])
        #expect(run.text.contains("shop.item") && !run.text.contains("goods.item"))
        let imported = try CommandRun(
            ["catalog", "import", "-", "--localizations", folder.path("words")],
            input: .bytes(Array(run.text.replacing("Ware", with: "Artikel").utf8)))
        #expect(imported.text == "\(folder.path("words"))/shop/de.txt\n")
    }

    @Test func oneWrongTextKeepsAllFromBeingWritten() throws {
        let folder = try folder()
        let words =
            "{\"locale\": \"de\",\n\"goods.item\": {\"text\": \"Artikel\"},\n\"shop.item\": {\"text\": \"Ware {x}\"}}"
        try folder.write(Array(words.utf8), as: "file")
        try importing(folder.path("file"), folder).expectFailure(
            65, saying: "file:3: shop.item: There is no argument {x}.", hint: "Correct the places")
        #expect(text(folder, "words/goods/de.txt") == "de {\n    goods.item { \"Ware\" }\n}\n")
    }

    // The second file is larger than any may get.
    @Test func aFullDiskLeavesAllFilesAsTheyWere() throws {
        let folder = try folder()
        let long = String(repeating: "Ware ", count: 1000)
        try folder.write(
            Array(
                "{\"locale\": \"de\", \"goods.item\": {\"text\": \"x\"}, \"shop.item\": {\"text\": \"\(long)\"}}".utf8),
            as: "file")
        try CommandRun(
            ["catalog", "import", folder.path("file"), "--localizations", folder.path("words")],
            launcher: ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 2; exec \"$@\"", "sh"]
        ).expectFailure(74, saying: "cannot write \(folder.path("words"))/shop/de.txt", hint: "free space")
        for bundle in ["goods", "shop"] {
            #expect(text(folder, "words/\(bundle)/de.txt") == "de {\n    \(bundle).item { \"Ware\" }\n}\n")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("words/\(bundle)"))
            #expect(names.sorted() == ["de.txt", "root.txt"])
        }
    }

    @Test func aFileThatCannotBeReadIsNamedWithItsLine() throws {
        let folder = try folder()
        let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"b\">]>\n<xliff/>"
        try folder.write(Array(bomb.utf8), as: "file")
        try importing(folder.path("file"), folder).expectFailure(
            65, saying: "\(folder.path("file")):2: There is a document type", hint: "Nothing was written")
    }

    @Test func tooLargeAFileIsRefused() throws {
        let folder = try folder()
        try folder.write(repeatElement(UInt8(ascii: " "), count: 16 << 20 + 1), as: "file")
        try importing(folder.path("file"), folder).expectFailure(65, saying: "16 MiB", hint: "--bundle")
    }

    @Test(
        arguments: [
            (["export", "--format", "po"], 64, "--locale is missing", "--locale LOCALE"),
            (["export", "--locale", "de"], 64, "--format is missing", "--format FORMAT"),
            (["export", "--locale", "de", "--format", "doc"], 64, "--format does not take \"doc\"", "xliff, po"),
            (["export", "--locale", "x@", "--format", "po"], 64, "\"x@\" is no language tag", "sr-Latn"),
            (["export", "--locale", "en", "--format", "po"], 64, "English is what is translated from", "into"),
            (
                ["export", "--locale", "de", "--format", "po", "/nonexistent"], 66, "cannot read /nonexistent",
                "bundles"
            ),
            (["import"], 64, "FILE is missing", "the file"),
            (["import", "/nonexistent"], 66, "cannot read /nonexistent", "name"),
        ] as [([String], Int32, String, String)])
    func saysWhatIsWrongWithACommandLine(words: [String], status: Int32, fact: String, hint: String) throws {
        try CommandRun(["catalog"] + words).expectFailure(status, saying: fact, hint: hint)
    }

    @Test func anUnknownBundleIsNoBundle() throws {
        try export(folder(), ["--locale", "de", "--format", "po", "--bundle", "x"]).expectFailure(
            64, saying: "there is no bundle \"x\"", hint: "goods, shop")
    }
}
