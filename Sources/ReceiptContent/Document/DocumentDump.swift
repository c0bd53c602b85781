import ReceiptModel

/// A document as a tree that people can read: blocks, rows, cells and runs, with what cannot be seen spelled out.
///
/// ```text
/// receipt consumer de-DE ltr
/// ├─ title
/// │  └─ label "Beleg"
/// └─ items
///    └─ item
///       ├─ description: user-text "Käsekuchen"
///       └─ amount: amount "7,80⟨U+00A0⟩€" = 7.80 EUR
/// ```
public struct DocumentDump: Sendable {
    /// One line for each node.
    public let text: String

    public init(_ document: ReceiptDocument) {
        var head = [document.kind.rawValue]
        if let family = document.family { head.append(family) }
        head += document.languages.map(\.description)
        head.append(document.direction.rawValue)
        var tree = Node(head.joined(separator: " "))
        tree.children = document.blocks.map { Node($0, of: document) }
        tree.children += document.issues.map { Node("issue \($0)") }
        var lines: [String] = []
        tree.append(to: &lines, first: "", rest: "")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// `text` with every character that takes no ink, but for the plain space, as `⟨U+202F⟩`.
    public static func spellingOutInvisibles(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isSpelled =
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
                case .spaceSeparator: scalar != " "
                default: false
                }
            if isSpelled { result += "⟨\(scalar.codePoint)⟩" } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

private struct Node {
    let title: String
    var children: [Node] = []

    init(_ title: String) { self.title = title }

    init(_ block: Block, of document: ReceiptDocument) {
        switch block {
        case .mark(let mark):
            self.init("mark \(mark.kind.rawValue)")
            children = Self.runs(mark.text, of: document)
        case .title(let title):
            self.init("title")
            children = Self.runs(title.text, of: document)
        case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
            .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
            self.init(rows.alignment == .center ? "\(block.name) center" : block.name)
            children = Self.named("heading", rows.heading, of: document)
            children += document[rows.rows].map { Node($0, of: document) }
        case .code(let code):
            self.init("code \(code.kind.rawValue) \"\(DocumentDump.spellingOutInvisibles(code.payload))\"")
            children = Self.named("alternative", code.alternative, of: document)
            children += Self.named("caption", code.caption, of: document)
        }
    }

    private init(_ row: Row, of document: ReceiptDocument) {
        self.init(row.emphasis == .strong ? "\(row.kind.rawValue) strong" : row.kind.rawValue)
        for cell in document[row] {
            children += Self.named(cell.meaning.rawValue, cell.text, of: document)
            children += Self.named("\(cell.meaning.rawValue) short", cell.shortText, of: document)
        }
        children += Self.named("carried-forward", row.carriedForward, of: document)
    }

    /// A text under a name: on the same line when it is one run.
    private static func named(_ name: String, _ text: TextSpan, of document: ReceiptDocument) -> [Node] {
        let runs = runs(text, of: document)
        guard runs.count != 1 else { return runs.map { Node("\(name): \($0.title)") } }
        guard !runs.isEmpty else { return [] }
        var node = Node(name)
        node.children = runs
        return [node]
    }

    private static func runs(_ text: TextSpan, of document: ReceiptDocument) -> [Node] {
        document[text].map { run in
            var title = "\(run.role.rawValue) \"\(DocumentDump.spellingOutInvisibles(document.string(of: run)))\""
            if run.direction != document.direction { title += " \(run.direction.rawValue)" }
            if run.languageIndex > 0 { title += " \(document.language(of: run))" }
            if let value = document.value(of: run) { title += " = \(Self.text(of: value))" }
            return Node(title)
        }
    }

    private static func text(of value: RawValue) -> String {
        switch value {
        case .money(let money): "\(money.amount) \(money.currency)"
        case .number(let number): number.description
        case .percent(let percent): "\(percent)%"
        case .day(let day): day.description
        case .dateTime(let dateTime): dateTime.description
        }
    }

    func append(to lines: inout [String], first: String, rest: String) {
        lines.append(first + title)
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            child.append(to: &lines, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "))
        }
    }
}
