import FoundationEssentials
import ReceiptLocalization
import ReceiptModel
import Testing

@testable import ReceiptMessages

@Suite struct WordOverridesTests {
    private let german = LanguageTag(language: "de")
    private let swiss = LanguageTag(language: "de", region: "CH")

    private func words(_ locale: LanguageTag, _ overrides: WordOverrides) throws -> ShopWords {
        try ShopWords(locale: locale, formats: LocaleFormats(locale), overrides: overrides)
    }

    private func sentences(_ body: () throws -> Void) -> [String] {
        let error = #expect(throws: CatalogError.self, performing: body)
        guard case .invalidOverrides(let issues) = error else { return [] }
        return issues.map(\.description)
    }

    @Test func liesOverTheBundle() throws {
        let overrides = WordOverrides([german: ["shop.greeting": "Servus, {name}!"]])
        #expect(try words(german, overrides).greeting(name: "Ann").text == "Servus, Ann!")
        #expect(try words(german, overrides).title().text == "Beleg")
    }

    @Test func liesOverTheBundleForTheLocalesBelowToo() throws {
        let overrides = WordOverrides([german: ["shop.title": "Bon"]])
        #expect(try words(swiss, overrides).title().text == "Bon")
    }

    @Test func prefersTheNearestLocale() throws {
        let overrides = WordOverrides([german: ["shop.title": "Bon"], swiss: ["shop.title": "Kassenzettel"]])
        #expect(try words(swiss, overrides).title().text == "Kassenzettel")
        #expect(try words(german, overrides).title().text == "Bon")
    }

    @Test func replacesEnglishInEnglishAlone() throws {
        let overrides = WordOverrides([.english: ["shop.title": "Ticket", "shop.four": "{a}{b}{c}{d}"]])
        #expect(try words(.english, overrides).title().text == "Ticket")
        #expect(try words(LanguageTag(language: "en", region: "GB"), overrides).title().text == "Ticket")
        #expect(try words(german, overrides).title().text == "Beleg")
    }

    @Test func passesOverTheKeysOfOtherBundles() throws {
        let overrides = WordOverrides([german: ["common.title": "x"]])
        #expect(try words(german, overrides).title().text == "Beleg")
        #expect(throws: Never.self) { try overrides.requireBundles(["common", "shop"]) }
        #expect(
            sentences { try overrides.requireBundles(["shop"]) } == [
                "de: common.title: There is no bundle of this name. Choose one of: shop."
            ])
    }

    @Test(arguments: [
        (
            "de", "shop.titel", "x",
            "de: shop.titel: root.txt has no such key. Did you mean shop.title?"
        ),
        (
            "de", "shop.greeting", "Servus",
            "de: shop.greeting: {name} is missing. Say it somewhere in the text."
        ),
        (
            "de", "shop.items", "{count} Artikel",
            "de: shop.items: {count} is {count, plural, …} in root.txt. Write it as there."
        ),
        (
            "fr", "shop.title", "Reçu",
            "fr: shop.title: There are no words in this language. Choose one of: en, ar, de, de-CH, en-GB, nb."
        ),
    ])
    func failsWhenOpened(locale: String, key: String, pattern: String, sentence: String) throws {
        let overrides = WordOverrides([try #require(LanguageTag(locale)): [key: pattern]])
        #expect(sentences { _ = try words(german, overrides) } == [sentence])
    }

    // MARK: - Directories

    private func inDirectory(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let manager = FileManager.default
        let directory = manager.temporaryDirectory.appending(path: "overrides-\(UUID().uuidString)").path
        defer { try? manager.removeItem(atPath: directory) }
        for (file, text) in files {
            let path = "\(directory)/\(file)"
            let folder = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
            try manager.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
            #expect(manager.createFile(atPath: path, contents: Data(text.utf8)))
        }
        try body(directory)
    }

    @Test func readsADirectoryOfBundleText() throws {
        try inDirectory([
            "shop/de.txt": "de { shop.title { \"Bon\" } }", "shop/root.txt": "root { shop.title { \"Ticket\" } }",
        ]) { directory in
            let overrides = try WordOverrides(directory: directory)
            #expect(try words(swiss, overrides).title().text == "Bon")
            #expect(try words(.english, overrides).title().text == "Ticket")
        }
    }

    @Test func namesTheFileAndLineOfAMistake() throws {
        try inDirectory(["shop/de.txt": "de {\n    shop.greeting { \"Servus\" }\n}"]) { directory in
            let overrides = try WordOverrides(directory: directory)
            #expect(
                sentences { _ = try words(german, overrides) } == [
                    "\(directory)/shop/de.txt:2: shop.greeting: {name} is missing. Say it somewhere in the text."
                ])
        }
    }

    @Test func reportsEveryFileThatIsWrongByItself() throws {
        try inDirectory([
            "shop/de.txt": "de { shop.title { Bon } }", "shop/deu.txt": "de { other.title { \"Bon\" } }",
        ]) { directory in
            #expect(
                sentences { _ = try WordOverrides(directory: directory) } == [
                    "\(directory)/shop/de.txt:1: The text Bon has no quotation marks. Write `{ \"Bon\" }`.",
                    "\(directory)/shop/deu.txt:1: The table is named de in a file for deu. Write `deu {` at the top.",
                    "\(directory)/shop/deu.txt:1: other.title: Every key of this bundle begins with `shop.`. Rename it.",
                ])
        }
    }

    @Test func saysThatADirectoryIsMissing() {
        #expect(
            sentences { _ = try WordOverrides(directory: "/nowhere") } == [
                "/nowhere: The file cannot be read: No such file or directory. Check its name and its"
                    + " permissions."
            ])
    }
}
