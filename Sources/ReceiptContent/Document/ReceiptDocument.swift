import ReceiptModel

/// A receipt or invoice as localized, final text: what every renderer draws and none may change.
///
/// All text lies in one UTF-8 buffer, and rows, cells and runs in one array each; blocks, rows and cells name ranges of
/// them. So a document is cheap to build, to copy and to send between tasks.
public struct ReceiptDocument: Sendable {
    package let storage: DocumentStorage

    package init(storage: DocumentStorage) { self.storage = storage }

    public var kind: DocumentKind { storage.kind }
    /// The family that made it, such as `consumer`; nil: unstated.
    public var family: String? { storage.family }
    /// The language of its words, with the region and extensions of its numbers and dates.
    public var language: LanguageTag { storage.languages[0] }
    /// All languages that its runs are in, the leading one first.
    public var languages: [LanguageTag] { storage.languages }
    public var direction: TextDirection { storage.direction }
    public var blocks: [Block] { storage.blocks }
    /// What was taken out of user text when the document was built.
    public var issues: [DocumentIssue] { storage.issues }
    /// nil where the kind of document has no pages.
    public var pageLabel: PageLabel? { storage.pageLabel }
    /// Label for a page's last line; empty when nothing is carried forward.
    public var carriedForwardLabel: TextSpan { storage.carriedForwardLabel }
    public var broughtForwardLabel: TextSpan { storage.broughtForwardLabel }

    /// All runs, in the order in which they were written.
    public var runs: [Run] { storage.runs }

    /// The rows of a block.
    public subscript(rows: RowRange) -> ArraySlice<Row> { storage.rows[rows.range] }

    /// The cells of a row.
    public subscript(row: Row) -> ArraySlice<Cell> { storage.cells[row.cellRange] }

    /// The runs of a text, in reading order.
    public subscript(text: TextSpan) -> ArraySlice<Run> { storage.runs[text.range] }

    public func language(of run: Run) -> LanguageTag { storage.languages[Int(run.languageIndex)] }

    /// The value behind a run, or nil when it is words.
    public func value(of run: Run) -> RawValue? {
        run.valueIndex < 0 ? nil : storage.values[Int(run.valueIndex)]
    }

    public func string(of run: Run) -> String {
        String(decoding: storage.text[run.byteRange], as: UTF8.self)
    }

    /// The runs of a text, one after the other with a space between them, and `languageSeparator` between languages.
    public func string(of text: TextSpan) -> String {
        languages(of: text).map { self[$0].map(string(of:)).joined(separator: " ") }
            .joined(separator: Self.languageSeparator)
    }
}

/// What a document consists of; immutable, so that copies share it.
package final class DocumentStorage: Sendable {
    package let kind: DocumentKind
    package let family: String?
    package let languages: [LanguageTag]
    package let direction: TextDirection
    package let text: [UInt8]
    package let runs: [Run]
    package let cells: [Cell]
    package let rows: [Row]
    package let blocks: [Block]
    package let values: [RawValue]
    package let issues: [DocumentIssue]
    package let pageLabel: PageLabel?
    package let carriedForwardLabel: TextSpan
    package let broughtForwardLabel: TextSpan

    /// The same document with other text in its runs, which are as many as before.
    package init(_ document: DocumentStorage, text: [UInt8], runs: [Run]) {
        self.text = text
        self.runs = runs
        kind = document.kind
        family = document.family
        languages = document.languages
        direction = document.direction
        cells = document.cells
        rows = document.rows
        blocks = document.blocks
        values = document.values
        issues = document.issues
        pageLabel = document.pageLabel
        carriedForwardLabel = document.carriedForwardLabel
        broughtForwardLabel = document.broughtForwardLabel
    }

    package init(_ builder: consuming DocumentBuilder) {
        kind = builder.kind
        family = builder.family
        languages = builder.languages
        direction = builder.direction
        text = builder.writer.bytes()
        runs = builder.runs
        cells = builder.cells
        rows = builder.rows
        blocks = builder.blocks
        values = builder.values
        issues = builder.issues
        pageLabel = builder.pageLabel
        carriedForwardLabel = builder.carriedForwardLabel
        broughtForwardLabel = builder.broughtForwardLabel
    }
}
