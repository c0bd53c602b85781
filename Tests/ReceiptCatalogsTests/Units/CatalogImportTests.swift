import ReceiptModel
import Testing

@testable import ReceiptCatalogs

/// What comes back from a translator, in the files of bundle text.
@Suite struct CatalogImportTests {
    @Test(arguments: ExchangeFormat.allCases)
    func aChangedTextChangesItsLine(format: ExchangeFormat) throws {
        let shop = try SmallShop()
        let edited = try shop.exported(format).replacing("\"Ware\"", with: "\"Artikel\"")
            .replacing(">Ware<", with: ">Artikel<")
        let file = try #require(try shop.imported(edited))
        #expect(file.name == "de.txt")
        #expect(file.text == SmallShop.german.replacing("{ \"Ware\" }", with: "{ \"Artikel\" }"))
    }

    @Test(arguments: ExchangeFormat.allCases)
    func aTextThatIsGoneLeavesTheFile(format: ExchangeFormat) throws {
        let shop = try SmallShop()
        let edited = try shop.exported(format).replacing("\"Ware\"", with: "\"\"").replacing(">Ware<", with: "><")
        #expect(try shop.imported(edited)?.text == SmallShop.german.replacing("    shop.item { \"Ware\" }\n", with: ""))
    }

    @Test(arguments: ExchangeFormat.allCases)
    func aNewLanguageGetsAFile(format: ExchangeFormat) throws {
        let shop = try SmallShop()
        let welsh = try #require(LanguageTag("cy"))
        let untranslated = try shop.exported(format, welsh)
        #expect(try shop.imported(untranslated) == nil)
        let edited =
            switch format {
            case .xliff:
                untranslated.replacing("<source>Item</source>", with: "<source>Item</source><target>Eitem</target>")
            case .po: untranslated.replacing("msgid \"Item\"\nmsgstr \"\"", with: "msgid \"Item\"\nmsgstr \"Eitem\"")
            case .arb: untranslated.replacing("\"shop.item\": \"\"", with: "\"shop.item\": \"Eitem\"")
            case .json: untranslated.replacing("\"text\": \"\",\n    \"source\": \"Item\"", with: "\"text\": \"Eitem\"")
            case .xcstrings:
                untranslated.replacing(
                    "\"state\": \"new\",\n            \"value\": \"\"",
                    with: "\"state\": \"translated\",\n            \"value\": \"Eitem\"", maxReplacements: 1)
            }
        let file = try #require(try shop.imported(edited))
        #expect(file.name == "cy.txt")
        #expect(file.text == "cy {\n    // Goods.\n    shop.item { \"Eitem\" }\n}\n")
    }

    @Test func aKeyStandsWhereRootHasIt() throws {
        let german =
            "de {\n    // Waren\n    shop.item { \"Ware\" }\n\n    // Steuer\n    shop.tax { \"{rate, percent} {total, money}\" }\n}\n"
        let shop = try SmallShop(german: german)
        let po = """
            msgid ""
            msgstr "Language: de\\n"

            msgctxt "shop.vat"
            msgid "MWST"
            msgstr "MwSt."

            msgctxt "shop.count"
            msgid "-"
            msgstr "{n, plural, one {eine} other {#}}"

            """
        #expect(
            try shop.imported(po)?.text == """
                de {
                    // Waren
                    shop.item { "Ware" }
                    shop.count { "{n, plural, one {eine} other {#}}" }

                    // Steuer
                    shop.vat { "MwSt." }
                    shop.tax { "{rate, percent} {total, money}" }
                }

                """)
    }

    @Test func namesThatToolsFillInAreLeftOut() throws {
        let shop = try SmallShop()
        let filled = try shop.exported(.po).replacing(
            "msgid \"MWST\"\nmsgstr \"\"", with: "msgid \"MWST\"\nmsgstr \"MWST\"")
        #expect(filled.contains("msgstr \"MWST\""))
        #expect(try shop.imported(filled) == nil)
    }

    @Test func aRemarkIsTakenInAndCannotEndItsComment() throws {
        let shop = try SmallShop()
        let json = #"{"locale": "de", "shop.item": {"text": "Item", "remarks": ["As in English: a loan.\n} evil {"]}}"#
        let text = try #require(try shop.imported(json)?.text)
        #expect(
            text.hasPrefix(
                "de {\n    // Waren\n    // As in English: a loan.\n    // } evil {\n    shop.item { \"Item\" }\n"))
    }

    /// Whatever a text holds comes back as it is.
    @Test(
        arguments: ExchangeFormat.allCases,
        [
            #"<b>&amp; "Ware" 'ja' \ ]]> --> %s <![CDATA["#, "a\nb\tc", " Rand ",
            "\u{A0}·\u{202F}·\u{200F}·\u{200C}·\u{FEFF}",
            "#, fuzzy\nmsgstr \"x\"", "e\u{301}\u{1F9FE}", "\u{301}\u{200D}x\u{301}",
        ])
    func hostileTextsComeBack(format: ExchangeFormat, text: String) throws {
        let quoted = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\t": "\\t"
            case "\"", "\\": "\\\(scalar)"
            default: "\(scalar)"
            }
        }.joined()
        // Root has a comment and no limit here, so that any text is right.
        let shop = try SmallShop(german: "de { shop.item { \"\(quoted)\" } }")
        guard !text.contains("\t") else {
            #expect(throws: CatalogRefusal.self) { try shop.exported(format) }
            return
        }
        let bytes = Array(try shop.exported(format).utf8)
        let unit = try #require(try format.read(bytes).units.first { $0.key == "shop.item" })
        #expect(unit.text == .message(text))
    }

    @Test(
        arguments: [
            ("shop.itme", "Ware", "words:4: shop.itme: root.txt has no such key. Did you mean shop.item?"),
            ("shop.item", "Ware {n}", "words:4: shop.item: There is no argument {n}. This message has none."),
            (
                "shop.item", "Eine sehr lange Ware",
                "words:4: shop.item: The text fills 20 columns, and there is room for 12."
            ),
            ("shop.count", "{n, plural, other {#}}", "words:4: shop.count: {n} needs a text for one, which de has."),
            ("shop.tax", "Steuer {rate, percent}", "words:4: shop.tax: {total, money} is missing."),
            ("shop.tax", "Steuer {rate, percent", "words:4: shop.tax: A { has no }."),
            ("shop.item", "Ware\\t", "words:4: shop.item: The text holds the control character U+0009."),
        ])
    func saysWhereATextIsWrong(key: String, text: String, problem: String) throws {
        let po = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"\(key)\"\nmsgid \"-\"\nmsgstr \"\(text)\"\n"
        let problems = try SmallShop().problems(po)
        #expect(problems.count == 1 && problems.first?.hasPrefix(problem) == true, "\(problems)")
    }

    @Test func aKeyThatComesTwiceIsRefused() throws {
        let entry = "\nmsgctxt \"shop.item\"\nmsgid \"Item\"\nmsgstr \"Ware\"\n"
        let problems = try SmallShop().problems("msgid \"\"\nmsgstr \"Language: de\\n\"\n\(entry)\(entry)")
        #expect(problems == ["words:8: shop.item: The key is already on line 4. Keep one of the two."])
    }

    @Test func nothingIsWrittenOverAFileThatCannotBeRead() throws {
        let shop = try SmallShop(german: "de { shop.item { Ware } }")
        let problems = shop.problems(#"{"locale": "de", "shop.item": {"text": "Artikel"}}"#)
        #expect(
            problems.count == 1
                && problems.first?.contains("shop/de.txt:1: The text Ware has no quotation marks") == true)
    }

    @Test func ofManyProblemsTheFirstHundredAreTold() throws {
        let keys = (0..<500).map { "\"shop.no\($0)\": {\"text\": \"x\"}" }.joined(separator: ",")
        #expect(try SmallShop().problems("{\"locale\": \"de\", \(keys)}").count == 100)
    }
}
