import ReceiptContent
import ReceiptModel
import ReceiptRendering
import TestSupport
import Testing

/// What a Markdown parser of others reads back: the document's texts, and no markup but ours.
@Suite struct MarkdownParserTests {
    private static let python: String? =
        ["\(PackageFolder.root)/.build/python/bin/python3", "python3"].first { python in
            (try? ChildProcess([python, "-c", "import markdown_it, linkify_it"]).status) == 0
        }
    private static let whatIsMissing: Comment =
        "python3 with markdown-it-py and linkify-it-py is missing: run `make python-tools`."

    /// Prints, for each document on its input, every kind of token, a line `=`, and the texts.
    private static let script = """
        import sys, markdown_it
        parser = markdown_it.MarkdownIt("gfm-like", {"html": True, "linkify": True})
        for source in sys.stdin.buffer.read().decode().split("\\0"):
            kinds, texts = set(), []
            for token in parser.parse(source):
                kinds.add(token.type)
                if token.type != "inline":
                    continue
                text = ""
                for child in token.children:
                    kinds.add(child.type)
                    text += "\\n" if child.type in ("softbreak", "hardbreak") else child.content
                texts.append(text)
            print(" ".join(sorted(kinds)))
            print("\\x1f".join(texts).replace("\\n", "\\x1f"))
        """

    @Test(.enabled(if: python != nil, whatIsMissing))
    func readsBackEveryTextAndNoOtherMarkup() throws {
        let python = try #require(Self.python)
        let documents =
            (0..<60).map { seed in
                OddDocument(seed: seed, direction: seed % 2 == 0 ? .leftToRight : .rightToLeft).document
            } + Self.hostile.map(Self.document)
        let sources = try documents.map { try $0.rendered(as: .markdown).string }
        let run = try ChildProcess(
            [python, "-c", Self.script], environment: ["PYTHONUTF8": "1", "PATH": "/usr/bin:/bin"],
            input: .bytes(Array(sources.joined(separator: "\0").utf8)))
        try #require(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let allowed: Set<Substring> = [
            "heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline", "text", "text_special",
            "table_open", "table_close", "thead_open", "thead_close", "tbody_open", "tbody_close", "tr_open",
            "tr_close",
            "th_open", "th_close", "td_open", "td_close", "strong_open", "strong_close", "hardbreak",
        ]
        try #require(lines.count >= documents.count * 2)
        for (index, document) in documents.enumerated() {
            let kinds = Set(lines[index * 2].split(separator: " "))
            #expect(kinds.subtracting(allowed) == [], "\(sources[index])")
            let read = Self.plain(String(lines[index * 2 + 1]))
            let missing = document.runs.map(document.string(of:)).filter { run in
                // What the table has columns for, and headings of empty columns.
                !read.contains(Self.plain(run)) && !run.contains("×") && !["Gross"].contains(run)
            }
            #expect(missing == [], "\(sources[index])")
        }
    }

    /// Without isolates, which the renderer adds, and with each space as one.
    private static func plain(_ text: String) -> String {
        String(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }.map(Character.init))
    }

    private static let hostile = [
        "[pay](https://evil.example)", "![x](x.png)", "<script>alert(1)</script>", "<https://evil.example>",
        "https://evil.example/a", "www.evil.example", "evil.example", "me@evil.example", "mailto:me@evil.example",
        "**bold** __bold__", "*it*", "`code`", "``` fence", "~~~ fence", "# head", "1. list", "1) list", "- list",
        "* list",
        "+ list", "> quote", "---", "***", "___", "===", "| a | b |", "a | b", "a \\| b", "\\", "\\\\|", "&lt;b&gt;",
        "&#35; x", "[x]: https://evil.example", "[^1]: note", "~~gone~~", "$x$", "    indented", "a\\", "x  ",
        "::: box",
        "<!-- x -->", "]]>", "--- | ---", ":-- | --:", "| --- |", "HTTP://EVIL.example", "ftp://evil.example",
        "//evil.example",
    ]

    /// The text as a line, as a whole paragraph after another, in a table, as a heading and as strong words.
    private static func document(_ text: String) -> ReceiptDocument {
        var draft = Draft("en")
        draft.builder.title(draft.builder.userText(text, place: "test"))
        draft.text(.entry, "before", .userText)
        draft.text(.entry, text, .userText)
        draft.text(.entry, text, .userText)
        draft.block { .paragraphs($0) }
        draft.text(.entry, text, .userText)
        draft.block { .party($0) }
        draft.builder.cell(.description, draft.builder.userText(text, place: "test"))
        draft.builder.endRow(.entry, .strong)
        draft.block { .letterhead($0) }
        draft.row(.heading, [(.description, "Item"), (.amount, "Sum")])
        draft.item(text, "1.00")
        draft.builder.cell(.description, draft.builder.userText(text, place: "test"))
        draft.builder.cell(.amount, draft.builder.text("2.00", .amount))
        draft.builder.endRow(.item, .strong)
        draft.block { .items($0) }
        draft.builder.cell(.description, draft.builder.userText(text, place: "test"))
        draft.builder.cell(.value, draft.builder.userText(text, place: "test"))
        draft.builder.endRow(.entry)
        draft.block { .facts($0) }
        return draft.finish()
    }
}
