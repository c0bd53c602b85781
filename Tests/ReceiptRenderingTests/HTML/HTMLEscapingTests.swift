import ReceiptContent
import ReceiptModel
import ReceiptRendering
import TestSupport
import Testing

/// What sellers and buyers wrote stays text, wherever it stands.
@Suite struct HTMLEscapingTests {
    // Source: HTML Living Standard, "Escaping a string", with quotes escaped in text too, once and without guessing.
    static let escapes = [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("Salt & Pepper", "Salt &amp; Pepper"), ("\" onclick=\"steal()", "&quot; onclick=&quot;steal()"),
        ("D'Arcy <i>Sons</i>", "D&#39;Arcy &lt;i&gt;Sons&lt;/i&gt;"), ("&lt; twice", "&amp;lt; twice"),
        ("<img src=1 onerror=go>", "&lt;img src=1 onerror=go&gt;"), ("</style><b>", "&lt;/style&gt;&lt;b&gt;"),
        ("]]><!-- x -->", "]]&gt;&lt;!-- x --&gt;"), ("`${x}` {{y}}", "`${x}` {{y}}"),
        ("1\u{202F}234,50\u{A0}€", "1\u{202F}234,50\u{A0}€"),
        ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩\u{200D}👩\u{200D}👦", "👩\u{200D}👩\u{200D}👦"),
    ]

    @Test(arguments: escapes)
    func inText(text: String, escaped: String) throws {
        var draft = Draft("en")
        draft.text(.entry, text, .userText)
        draft.block { .paragraphs($0) }
        let document = draft.finish()
        #expect(try document.rendered(as: .html()).string.contains("<p><bdi>\(escaped)</bdi></p>"))
        #expect(try document.rendered(as: .html(.mail)).string.contains("<bdi>\(escaped)</bdi></p>"))
    }

    @Test(arguments: escapes)
    func inAttributes(text: String, escaped: String) throws {
        let form = FormDocument(
            family: nil, language: .english, direction: .leftToRight, heading: "Pay",
            fields: [
                FormDocument.Field(
                    key: text, label: FormText(text), shortLabel: "", hint: nil, requirement: .required,
                    autocomplete: nil, inputMode: .text, maximumLength: 10)
            ], submitLabel: "Pay", requiredLabel: "required", optionalLabel: "optional")
        let options = HTMLFormOptions(action: text, state: FormState(entries: [text: text]))
        let html = try form.rendered(as: .html(options)).string
        #expect(html.contains(" action=\"\(escaped)\""))
        #expect(html.contains(" name=\"\(escaped)\""))
        #expect(html.contains(" value=\"\(escaped)\""))
        #expect(html.contains("<label for=\"field-1\">\(escaped) <span"))
    }

    // Source: HTML Living Standard, "control-character-in-input-stream" and "noncharacter-in-input-stream": a parser takes
    // these neither as they are nor as references.
    @Test(arguments: [
        ("Tea\u{0}\u{1B}[31m", "Tea[31m", ["U+0000", "U+001B"]), ("Bruno\u{202E}knaB", "BrunoknaB", ["U+202E"]),
        ("a\u{85}b", "a b", ["U+0085"]), ("Line\nTOTAL 0.00", "Line TOTAL 0.00", ["U+000A"]),
        ("x\u{2067}y", "xy", ["U+2067"]),
    ])
    func withoutWhatHTMLCannotHold(text: String, shown: String, codePoints: [String]) throws {
        var draft = Draft("en")
        draft.text(.entry, text, .userText)
        draft.block { .paragraphs($0) }
        let result = try draft.finish().rendered(as: .html())
        #expect(result.string.contains("<p><bdi>\(shown)</bdi></p>"))
        #expect(result.issues.map(\.codePoint) == codePoints)
    }

    @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE])
    func withoutNoncharacters(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        var draft = Draft("en")
        draft.text(.entry, "a\(Character(scalar))b", .userText)
        draft.block { .paragraphs($0) }
        let result = try draft.finish().rendered(as: .html())
        #expect(result.string.contains("<p><bdi>a\u{FFFD}b</bdi></p>"))
        #expect(result.issues.map(\.scalar) == [scalar])
        #expect(result.issues.map(\.kind) == [.unsupportedCharacter])
    }

    /// Everything that is hard, in every place of a document: the markup stays ours, and no text is lost or changed.
    @Test(arguments: 0..<40, HTMLVariant.allCases)
    func keepsEveryTextAndNothingElse(seed: UInt64, variant: HTMLVariant) throws {
        let odd = OddDocument(seed: seed, direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
        let html = try HTMLTokens(odd.document.rendered(as: .html(variant)).string)
        let allowed: Set<String> = [
            "html", "head", "meta", "title", "style", "body", "main", "section", "div", "h1", "h2", "p", "table",
            "thead",
            "tbody", "tr", "th", "td", "bdi", "time", "span", "br", "figure", "figcaption",
        ]
        let attributes: Set<String> = [
            "lang", "dir", "charset", "name", "content", "http-equiv", "class", "style", "scope", "colspan", "datetime",
            "data-label", "role",
        ]
        #expect(Set(html.elements.map(\.name)).subtracting(allowed) == [])
        #expect(Set(html.elements.flatMap(\.attributes.keys)).subtracting(attributes) == [])
        let text = html.bodyText
        let missing = odd.document.runs.map(odd.document.string(of:)).filter { !text.contains($0) }
        // The heading of a column without a number, and of the one that a row under the item stands for in mails.
        #expect(missing == (variant == .mail ? ["Qty", "Gross"] : ["Gross"]))
    }
}
