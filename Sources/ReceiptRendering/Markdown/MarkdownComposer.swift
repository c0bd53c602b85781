import ReceiptContent
import ReceiptICU
import ReceiptModel

/// Writes a receipt as Markdown, block by block.
struct MarkdownComposer: ~Copyable {
    let document: DocumentStorage
    let text: [UInt8]
    let runs: [Run]
    let cells: [Cell]
    let rows: [Row]
    var out: MarkdownWriter
    var issues: [DocumentIssue] = []
    private var isFirst = true

    init(_ document: ReceiptDocument) {
        let storage = document.storage
        out = MarkdownWriter(capacity: storage.text.count * 2 + 2048)
        self.document = storage
        text = storage.text
        runs = storage.runs
        cells = storage.cells
        rows = storage.rows
    }

    consuming func compose() -> RenderedText {
        for index in document.blocks.indices { place(document.blocks[index], index: index) }
        return RenderedText(utf8: out.finish(), issues: document.issues + issues)
    }

    private mutating func place(_ block: Block, index: Int) {
        switch block {
        case .mark(let mark): placeAlone(mark.text, "**", "**\n")
        case .title(let title): placeAlone(title.text, "# ", "\n")
        case .letterhead(let rows), .party(let rows), .paragraphs(let rows):
            placeHeading(rows)
            placeLines(rows)
        case .facts(let rows), .totals(let rows), .payments(let rows), .slip(let rows):
            placeHeading(rows)
            placeEntries(rows)
        case .items(let rows):
            placeHeading(rows)
            placeTable(rows, kinds: [.item], leadsWithMark: false)
        case .taxes(let rows):
            placeHeading(rows)
            placeTable(rows, kinds: [.entry, .sum, .total], leadsWithMark: true)
        case .code(let code): placeCode(code, index: index)
        }
    }

    /// An empty line before each block but the first.
    mutating func separate() {
        if !isFirst { out.syntax("\n") }
        isFirst = false
    }

    private mutating func placeAlone(_ text: TextSpan, _ before: StaticString, _ after: StaticString) {
        guard !text.isEmpty else { return }
        separate()
        out.syntax(before)
        write(text)
        out.syntax(after)
    }

    private mutating func placeHeading(_ block: RowsBlock) {
        placeAlone(block.heading, "## ", "\n")
    }

    /// Each row a line of one paragraph.
    private mutating func placeLines(_ block: RowsBlock) {
        separate()
        let last = block.rows.range.upperBound - 1
        for index in block.rows.range {
            let isStrong = rows[index].emphasis == .strong
            if isStrong { out.syntax("**") }
            placeCells(of: rows[index])
            if isStrong { out.syntax("**") }
            out.syntax(index < last ? "\\\n" : "\n")
        }
    }

    mutating func placeCells(of row: Row) {
        for index in row.cellRange {
            if index > Int(row.firstCell) { out.syntax(" ") }
            write(cells[index].text)
        }
    }

    private mutating func placeCode(_ code: CodeBlock, index: Int) {
        placeAlone(code.alternative, "", "\n")
        for line in code.payload.split(whereSeparator: \.isNewline) {
            var clean = UTF8Writer(capacity: line.utf8.count)
            _ = UserText.append(String(line), to: &clean) { kind, scalar in
                issues.append(DocumentIssue(kind: kind, place: "blocks[\(index)].payload", scalar: scalar))
            }
            guard !says(code.alternative, clean.string()) else { continue }
            let bytes = clean.bytes()
            separate()
            out.text(bytes, in: bytes.indices)
            out.syntax("\n")
        }
        placeAlone(code.caption, "", "\n")
    }

    private func says(_ text: TextSpan, _ payload: String) -> Bool {
        runs[text.range].contains { String(decoding: self.text[$0.byteRange], as: UTF8.self).contains(payload) }
    }

    // MARK: Texts

    /// The runs of a text, two languages with a stroke between them.
    mutating func write(_ span: TextSpan) {
        for index in span.range {
            let run = runs[index]
            if index > Int(span.first) {
                let isTranslation = run.languageIndex != runs[index - 1].languageIndex
                out.syntax(isTranslation ? " / " : " ")
            }
            write(run)
        }
    }

    private mutating func write(_ run: Run) {
        guard needsIsolate(run) else { return out.text(text, in: run.byteRange) }
        let isLeftToRight = run.role == .identifier || run.direction == .leftToRight
        out.control(isLeftToRight ? BidiControl.leftToRightIsolate : BidiControl.rightToLeftIsolate)
        out.text(text, in: run.byteRange)
        out.control(BidiControl.popDirectionalIsolate)
    }

    /// Whether a text could change the order of what stands beside it, or be changed by it.
    private func needsIsolate(_ run: Run) -> Bool {
        if document.direction == .leftToRight {
            if run.isASCII { return false }
            return TextExtent(of: text, in: run.byteRange).shapes
                .holdsAny(of: [.rightToLeft, .arabicDigit, .bidiControl])
        }
        return run.role == .identifier
            || TextExtent(of: text, in: run.byteRange).shapes
                .holdsAny(of: [.leftToRight, .europeanDigit, .arabicDigit, .bidiControl])
    }
}
