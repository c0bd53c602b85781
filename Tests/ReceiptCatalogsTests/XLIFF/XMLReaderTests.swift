import Testing

@testable import ReceiptCatalogs

/// Source of what is well formed: Extensible Markup Language (XML) 1.0, fifth edition.
@Suite struct XMLReaderTests {
    private func read(_ text: String) throws -> XMLElement { try XMLReader.read(Array(text.utf8)) }

    @Test func readsElementsTextsAndAttributes() throws {
        let root = try read(
            """
            <?xml version='1.0' encoding="utf-8"?><!-- <a> --><x:a xmlns:x="urn:x" b = 'c"d' xml:space="preserve"
            >one<!-- two --><![CDATA[<3>]]>&lt;&#52;&#x35;&amp;&gt;&quot;&apos;<?pi?><b/></x:a>

            """)
        #expect(root.name == "a")
        #expect(root.attributes == ["xmlns:x": "urn:x", "b": "c\"d", "xml:space": "preserve"])
        #expect(root.elements.map(\.name) == ["b"])
        let texts = root.children.compactMap { if case .text(let text) = $0 { text } else { nil } }
        #expect(texts.joined() == "one<3><45&>\"'")
    }

    // A mark that makes one character with the sign before it is still itself.
    @Test func readsScalarsAndNotCharacters() throws {
        #expect(try read("<a><![CDATA[\u{301}x]]></a>").text().unicodeScalars.first == "\u{301}")
        #expect(try read("<a b='\u{301}'>\u{301}</a>").attributes["b"] == "\u{301}")
    }

    // Section 2.11.
    @Test func everyLineEndIsALineFeed() throws {
        #expect(try read("<a>1\r\n2\r3\n4&#13;</a>").text() == "1\n2\n3\n4\r")
    }

    @Test(arguments: [
        ("<!DOCTYPE a [<!ENTITY b \"bbbb\">]><a>&b;</a>", 1),
        ("<?xml version=\"1.0\"?>\n<!DOCTYPE a SYSTEM \"/etc/passwd\"><a/>", 2),
    ])
    func refusesADocumentType(text: String, line: Int) {
        #expect(throws: ExchangeError(.doctype, line: line)) { try read(text) }
    }

    @Test(arguments: [
        "", "a", "<a>", "<a></b>", "<a/><b/>", "<a/>b", "<a b=c/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"1\"c=\"2\"/>",
        "<a>&b;</a>", "<a>&</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a>]]></a>", "<a b=\"<\"/>",
        "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a><!-- </a>", "<a><![CDATA[</a>", "<1/>", "< a/>", "<a b=\"",
    ])
    func refusesWhatIsNotWellFormed(text: String) {
        #expect(throws: ExchangeError.self) { try read(text) }
    }

    @Test func deepElementsAreRefusedAndNotFollowed() {
        let text = String(repeating: "<a>", count: 200_000)
        #expect(throws: ExchangeError(.tooDeep(64), line: 1)) { try read(text) }
    }

    @Test func otherEncodingsAreRefused() {
        #expect(throws: ExchangeError(.otherEncoding("ISO-8859-1"), line: 1)) {
            try read("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>")
        }
        #expect(throws: ExchangeError(.notUTF8, line: 1)) { try XMLReader.read([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) }
    }
}
