import Testing

@testable import ReceiptMessages

/// Changes to a bundle file leave everything else as it is.
@Suite struct EditableBundleTextTests {
    private static let root = """
        root {
            // Goods.

            a.one { "1" }

            a.two { "2" }

            // Tax.

            a.three { "3" }

            a.four { "4" }
        }
        """

    private func edited(
        _ text: String, _ key: String, _ value: String?, remarks: [String] = []
    ) throws -> String {
        let outline = try EditableBundleText(reading: Array(Self.root.utf8)).outline
        var file = try EditableBundleText(reading: Array(text.utf8))
        file.set(key, to: value, remarks: remarks, in: outline)
        let result = file.bytes
        // Whatever happened, it is still bundle text.
        let entries = try BundleText(reading: result).entries
        #expect(entries.first { $0.key == key }?.value == value)
        return String(decoding: result, as: UTF8.self)
    }

    @Test(arguments: [
        "de { a.one { \"x\" } }", "\u{FEFF}de { a.one { \"x\" } }", "de:table{\"a.one\":string{\"x\"}}// end",
        "/* } { */ de /* { */ { // }\n a.one /* } */ { \"x\" /* } */ \"\" } /* } */ }\n// }\n",
        "de {\r\n  a.one { \"x\" }\r\n}\r\n",
        "de {\n    // Waren\n    // As in English: x.\n    a.one { \"x\" } // x\n}\n",
    ])
    func theSameTextChangesNothing(text: String) throws {
        #expect(try edited(text, "a.one", "x") == text)
        #expect(try edited(text, "a.one", "y").contains("a.one { \"y\" }"))
    }

    @Test func aChangedTextChangesItsEntry() throws {
        let text = "de {\n  // W\n  a.one {\n    \"x\"\n    \"y\"\n  } // rest\n  a.two { \"2\" }\n}"
        #expect(
            try edited(text, "a.one", "\"\\\n\u{A0}\u{200F}\u{200C}")
                == "de {\n  // W\n  a.one { \"\\\"\\\\\\n\\u00A0\\u200F\u{200C}\" } // rest\n  a.two { \"2\" }\n}")
    }

    private static let german = """
        de {
            // Waren
            // Accepted plain-space: x.
            a.one { "1" } // eins
            a.two { "2" }

            // Steuer
            // As in English: x.
            a.three { "3" }
            // Eine Bemerkung
            a.four { "4" }
        }

        """

    // The heading goes on to the next entry; remarks on the entry go with it.
    @Test(arguments: [
        ("a.one", "    // Accepted plain-space: x.\n    a.one { \"1\" } // eins\n", ""),
        ("a.two", "\n    a.two { \"2\" }", ""),
        (
            "a.three", "    // As in English: x.\n    a.three { \"3\" }\n    // Eine Bemerkung\n",
            "    // Eine Bemerkung\n"
        ),
        ("a.four", "    // Eine Bemerkung\n    a.four { \"4\" }\n", ""),
    ])
    func takesAnEntryOut(key: String, part: String, replacement: String) throws {
        #expect(Self.german.contains(part))
        #expect(try edited(Self.german, key, nil) == Self.german.replacing(part, with: replacement))
    }

    @Test func aSectionWithoutEntriesIsGone() throws {
        let text = "de {\n    // Waren\n    a.one { \"1\" }\n\n    // Steuer\n    a.three { \"3\" }\n}\n"
        #expect(try edited(text, "a.one", nil) == "de {\n    // Steuer\n    a.three { \"3\" }\n}\n")
        #expect(try edited(text, "a.three", nil) == "de {\n    // Waren\n    a.one { \"1\" }\n}\n")
    }

    @Test(arguments: [
        ("de {\n}\n", "a.two", "de {\n    // Goods.\n    a.two { \"n\" }\n}\n"),
        ("de {\n    a.one { \"1\" }\n}\n", "a.two", "de {\n    a.one { \"1\" }\n    a.two { \"n\" }\n}\n"),
        (
            "de {\n    a.one { \"1\" }\n}\n", "a.three",
            "de {\n    a.one { \"1\" }\n\n    // Tax.\n    a.three { \"n\" }\n}\n"
        ),
        (
            "de {\n    // Waren\n    a.two { \"2\" }\n}\n", "a.one",
            "de {\n    // Waren\n    a.one { \"n\" }\n    a.two { \"2\" }\n}\n"
        ),
        (
            "de {\n    a.one { \"1\" }\n\n    // Steuer\n    // As in English: x.\n    a.four { \"4\" }\n}\n",
            "a.three",
            "de {\n    a.one { \"1\" }\n\n    // Steuer\n    a.three { \"n\" }\n    // As in English: x.\n    a.four { \"4\" }\n}\n"
        ),
        ("de { a.one { \"1\" } }", "a.two", "de { a.one { \"1\" }\n    a.two { \"n\" } }"),
    ])
    func putsAnEntryIn(text: String, key: String, expected: String) throws {
        #expect(try edited(text, key, "n") == expected)
    }

    @Test func setsRemarks() throws {
        let file = try EditableBundleText(reading: Array(Self.german.utf8))
        #expect(file.remarks(on: "a.one") == ["Accepted plain-space: x."])
        #expect(file.remarks(on: "a.two") == [])
        #expect(file.remarks(on: "a.four") == ["Eine Bemerkung"])
        #expect(
            try edited(Self.german, "a.four", "4", remarks: ["As in English: y.", "z\r\n} \" {"])
                == Self.german.replacing("// Eine Bemerkung", with: "// As in English: y.\n    // z\n    // } \" {"))
        // Wrapped by a tool.
        #expect(try edited(Self.german, "a.four", "4", remarks: ["Eine", "Bemerkung"]) == Self.german)
    }

    // What stands in a comment of several lines is never taken apart.
    @Test func commentsOfBlocksStayWhole() throws {
        let text = "de {\n\n    /** one\n\n    // two */\n    a.one { \"1\" }\n    a.two { \"2\" }\n}\n"
        #expect(try edited(text, "a.one", "1", remarks: ["x"]) == text)
        #expect(try edited(text, "a.one", nil) == "de {\n    a.two { \"2\" }\n}\n")
        let behind = "de {\n    a.one { \"1\" } /* x\n\n    // y */\n    a.two { \"2\" }\n}\n"
        #expect(try edited(behind, "a.two", "2", remarks: ["x"]) == behind)
        #expect(try edited(behind, "a.two", nil) == "de {\n    a.one { \"1\" }\n}\n")
        #expect(try edited(behind, "a.one", nil).contains("/* x\n\n    // y */\n    a.two { \"2\" }"))
    }
}
