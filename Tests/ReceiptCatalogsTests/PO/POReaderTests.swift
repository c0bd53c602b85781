import ReceiptModel
import Testing

@testable import ReceiptCatalogs

/// Files as other tools write them. Source: GNU gettext manual, "The Format of PO Files".
@Suite struct POReaderTests {
    private static let header =
        "msgid \"\"\nmsgstr \"\"\n\"Language: pt_BR\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"

    private func read(_ entries: String, header: String = header) throws -> TranslatedCatalog {
        try POReader.read(Array("\(header)\n\(entries)".utf8))
    }

    @Test func readsTextsOfSeveralLines() throws {
        let catalog = try read(
            """
            # First remark.
            #.  For translators.
            #: shop/root.txt:4
            #, no-wrap
            #| msgid "Old"
            msgctxt "a.b"
            msgid ""
            "Two \\"lines\\"\\n"
            "of text"
            msgstr ""
            "Duas \\"linhas\\"\\n"
            "de\\ttexto \\\\"
            """)
        #expect(catalog.locale == LanguageTag(language: "pt", region: "BR"))
        #expect(
            catalog.units == [
                TranslatedCatalog.Unit(
                    key: "a.b", message: "Duas \"linhas\"\nde\ttexto \\", remarks: ["First remark."], line: 11)
            ])
    }

    @Test func fuzzyAndObsoleteEntriesAreNotTranslated() throws {
        let catalog = try read(
            """
            #, fuzzy
            msgctxt "a.b"
            msgid "S"
            msgstr "T"
            msgctxt "a.c"
            msgid "S"
            msgstr "T"

            #~ msgctxt "a.d"
            #~ msgid "S"
            #~ msgstr "T"
            """)
        #expect(catalog.units.map(\.key) == ["a.b", "a.c"])
        #expect(catalog.units.map(\.text) == [nil, .message("T")])
    }

    @Test func linesMayEndAsOnWindows() throws {
        let text = "\u{FEFF}\(Self.header)\nmsgctxt \"a.b\"\nmsgid \"S\"\nmsgstr \"T\"\n".replacing("\n", with: "\r\n")
        #expect(try POReader.read(Array(text.utf8)).units.map(\.text) == [.message("T")])
    }

    @Test(arguments: [
        ("msgid \"S\"\nmsgstr \"T\"", ExchangeError(.keyMissing(place: "msgctxt"), line: 6)),
        (
            "msgctxt \"a.b\"\nmsgid \"S\"\nmsgid_plural \"S\"",
            ExchangeError(.unsupported("A plural of gettext's"), line: 8)
        ),
        (
            "msgctxt \"a.b\"\nmsgid \"S\"",
            ExchangeError(.syntax("The entry lacks its msgid or msgstr. Add it."), line: 6)
        ),
        ("\"T\"", ExchangeError(.syntax("A text has no keyword. Write msgstr before it."), line: 6)),
        ("msgctxt a.b", ExchangeError(.syntax("Here a text in quotation marks should stand. Write \"…\"."), line: 6)),
        ("msgctxt \"a\"b\"", ExchangeError(.syntax("A quotation mark inside a text. Write \\\"."), line: 6)),
        (
            "msgctxt \"a\\q\"",
            ExchangeError(.syntax("\\q is no escape here. Write \\n, \\t, \\r, \\\" or \\\\."), line: 6)
        ),
        ("msgctxt \"a\\\"", ExchangeError(.syntax("A text ends in a backslash. Write \\\\."), line: 6)),
        ("domain \"x\"", ExchangeError(.syntax("domain is no keyword. Write msgctxt, msgid or msgstr."), line: 6)),
        ("msgctxt \"a\"\nmsgctxt \"b\"", ExchangeError(.syntax("msgctxt comes twice. Keep one of the two."), line: 7)),
    ])
    func saysWhatIsWrong(entry: String, error: ExchangeError) {
        #expect(throws: error) { try read(entry) }
    }

    @Test func theHeaderSaysTheLanguageAndUTF8() {
        #expect(throws: ExchangeError(.localeMissing(place: "the header's line Language:"), line: 1)) {
            try read("", header: "msgid \"\"\nmsgstr \"X: y\\n\"\n")
        }
        #expect(throws: ExchangeError(.localeMissing(place: "the header's line Language:"), line: 1)) {
            try read("", header: "")
        }
        #expect(throws: ExchangeError(.otherEncoding("ISO-8859-1"), line: 1)) {
            try read("", header: Self.header.replacing("UTF-8", with: "ISO-8859-1"))
        }
    }
}
