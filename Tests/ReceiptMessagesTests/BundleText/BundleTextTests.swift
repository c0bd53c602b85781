import Testing

@testable import ReceiptMessages

@Suite struct BundleTextTests {
    private func read(_ text: String) throws -> BundleText { try BundleText(reading: Array(text.utf8)) }

    @Test func readsKeysTextsAndTheirPlaces() throws {
        let text = try read("de {\n    shop.a { \"Ä\" }\n  shop.b:string { \"B\" }\n}\n")
        #expect(text.name == "de")
        #expect(text.entries.map(\.key) == ["shop.a", "shop.b"])
        #expect(text.entries.map(\.value) == ["Ä", "B"])
        #expect(
            text.entries.map(\.position) == [TextPosition(line: 2, column: 5), TextPosition(line: 3, column: 3)])
    }

    @Test(arguments: [
        (#""a" "b""#, "ab"),
        (#""a"  /* between */  "b""#, "ab"),
        (#""\u00e9""#, "é"),
        (#""\U0001F600""#, "😀"),
        (#""\uD83D\uDE00""#, "😀"),
        (#""\x41""#, "A"),
        (#""\n\t\"\\\'""#, "\n\t\"\\'"),
        (#""l'{x}""#, "l'{x}"),
        (#""// no comment""#, "// no comment"),
    ])
    func joinsQuotationsAndResolvesEscapes(written: String, text: String) throws {
        #expect(try read("root { shop.a { \(written) } }").entries.map(\.value) == [text])
    }

    @Test func passesOverAByteOrderMark() throws {
        #expect(try read("\u{FEFF}root { shop.a { \"A\" } }").name == "root")
    }

    @Test func keepsTheCommentDirectlyAboveAKey() throws {
        let text = try read(
            """
            // The file.
            root {
                // A heading of several keys.

                /** The sum.
                 * Long story. limit: 24 */
                shop.a { "A" }
                shop.b { "B" } // behind b
                // One,
                // two.
                shop.c { "C" }
                shop.d { "D" }
            }
            """)
        #expect(
            text.entries.map(\.comment) == [["The sum.", "Long story. limit: 24"], [], ["One,", "two."], []])
        #expect(text.entries.map(\.limit) == [24, nil, nil, nil])
    }

    @Test(arguments: [
        ("root { shop.a { Total } }", 1, "The text Total has no quotation marks. Write `{ \"Total\" }`."),
        ("root { shop.a { \"A\", \"B\" } }", 1, "A key holds one text, not an array. Give each text its own key."),
        (
            "root {\n shop { a { \"A\" } }\n}", 2,
            "Tables do not nest, because a key inside a table is not inherited. Write one flat key, such as"
                + " `common.total`."
        ),
        (
            "root { shop.a:int { 1 } }", 1,
            "A bundle of words holds texts only, not :int. Write `key { \"Text\" }`."
        ),
        (
            "root {\n shop.a { \"A\n\" }\n}", 2,
            "The text runs over the end of the line. Close the quotation and go on with another one on the next line, or"
                + " write \\n for a line break."
        ),
        (
            "root {\n shop.a { \"\\q\" }\n}", 2,
            "\\q is no escape. Write \\uXXXX with four hexadecimal digits, \\UXXXXXXXX with eight, \\xXX, \\n, \\t, \\\""
                + " or \\\\."
        ),
        ("root {\n shop.a { \"A", 2, "The file ends inside a quotation. Close it."),
        ("root { /* A", 1, "The file ends inside a comment. Close it."),
        (
            "root { shop.a { \"A\" }", 1,
            "Here stands the end of the file, where a key, or } at the end of the table is expected."
        ),
        ("root { } }", 1, "Here stands }, where the end of the file is expected."),
        ("{ }", 1, "Here stands {, where the name of the table is expected."),
        ("", 1, "Here stands the end of the file, where the name of the table is expected."),
    ])
    func refusesWhatIsNoFlatTable(written: String, line: Int, sentence: String) {
        let error = #expect(throws: BundleTextError.self) { try read(written) }
        #expect(error?.description == sentence)
        #expect(error?.position.line == line)
    }

    @Test func refusesOtherEncodings() {
        let error = #expect(throws: BundleTextError.self) { try BundleText(reading: [0x72, 0xE4]) }
        #expect(error?.description == "The file is not UTF-8. Save it as UTF-8.")
    }
}
