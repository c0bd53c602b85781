import ReceiptContent
import ReceiptICU
import ReceiptModel

/// Puts the rows of a document on lines of cells.
///
/// It runs once through the blocks and writes each line as soon as its place is known. Lines are broken only where a
/// text does not fit, and nothing is allocated for a row that fits.
package struct CellLayout: ~Copyable {
    let document: MeasuredDocument
    let columns: Int
    let options: TextOptions
    let isRightToLeft: Bool
    let breakers: LineBreakerPool
    /// nil: only the lines are wanted.
    let notes: CellNotes?

    var out: UTF8Writer
    var lines: [CellLine] = []
    var pieces: [CellPiece] = []
    var issues: [DocumentIssue] = []
    var wrapping = Wrapping()
    /// Breakers taken from the pool, by unit and by language of the document.
    var taken: [LineBreaker?] = []

    // The line that is being written.
    var lineStart = 0
    var lineCells = 0
    var pendingCells = 0
    var lastLine = LastLine.none
    var emphasis = Emphasis.normal
    var lineKind = CellLine.Kind.text
    var firstPiece = 0

    // Where we are, for errors; the widest thing that did not fit.
    var blockIndex = 0
    var rowIndex: Int?
    var shortage: (cells: Int, place: RenderingPlace)?

    enum LastLine { case none, text, blank, rule }

    /// Lays out a document.
    ///
    /// - Parameter notes: What is noted for a printer besides lines in logical order; nil: nothing.
    /// - Throws: `RenderingError.tooNarrow` with the widest of what does not fit.
    package static func page(
        of document: ReceiptDocument, options: TextOptions, breakers: LineBreakerPool, notes: CellNotes? = nil
    ) throws(RenderingError) -> CellPage {
        switch options.bidi {
        case .logical:
            return try page(of: document.storage, options, breakers, notes)
        case .visual:
            let page = try page(of: document.storage.shaped(), options, breakers, nil)
            return try page.inVisualOrder(
                columns: options.columns.value, isRightToLeft: document.direction == .rightToLeft)
        }
    }

    private static func page(
        of document: DocumentStorage, _ options: TextOptions, _ breakers: LineBreakerPool, _ notes: CellNotes?
    ) throws(RenderingError) -> CellPage {
        var layout = CellLayout(document, options, breakers, notes)
        for index in document.blocks.indices {
            layout.blockIndex = index
            layout.rowIndex = nil
            try layout.place(document.blocks[index])
        }
        return try layout.finish()
    }

    private init(
        _ document: DocumentStorage, _ options: TextOptions, _ breakers: LineBreakerPool, _ notes: CellNotes?
    ) {
        // The writer comes first and nothing reads `self` before all is set: Swift 6.3 otherwise frees a writer that does
        // not exist yet when it optimizes.
        let measured = MeasuredDocument(document)
        out = UTF8Writer(capacity: document.text.count * 2 + 1024)
        self.document = measured
        self.options = options
        self.breakers = breakers
        self.notes = notes
        isRightToLeft = measured.isRightToLeft
        columns = options.columns.value
        lines.reserveCapacity(document.rows.count + 16)
        if notes != nil { pieces.reserveCapacity(document.runs.count + 16) }
    }

    private mutating func finish() throws(RenderingError) -> CellPage {
        for case let breaker? in taken { breakers.giveBack(breaker) }
        taken = []
        if let shortage {
            throw .tooNarrow(columns: columns, needed: shortage.cells, place: shortage.place)
        }
        return CellPage(utf8: out.bytes(), lines: lines, pieces: pieces, issues: issues)
    }

    private mutating func place(_ block: Block) throws(RenderingError) {
        switch block {
        case .mark(let mark): try placeMark(mark)
        case .title(let title): try placeTitle(title)
        case .letterhead(let rows), .party(let rows), .paragraphs(let rows):
            separate()
            try placeHeading(rows)
            try placeRows(rows, indent: 0)
        case .facts(let rows), .payments(let rows), .slip(let rows):
            separate()
            try placeHeading(rows)
            try placeRows(rows, indent: 0)
        case .totals(let rows):
            separate()
            try placeHeading(rows)
            try placeRows(rows, indent: 0)
        case .items(let rows): try placeItems(rows)
        case .taxes(let rows):
            separate()
            try placeHeading(rows)
            try placeTaxes(rows)
        case .code(let code): try placeCode(code)
        }
    }

    /// Remembers something unbreakable that is wider than the line; the document then fails as a whole.
    mutating func noteShortage(_ cells: Int) {
        guard cells > columns, cells > shortage?.cells ?? 0 else { return }
        let name = document.storage.blocks[blockIndex].name
        shortage = (cells, RenderingPlace(blockName: name, block: blockIndex + 1, row: rowIndex.map { $0 + 1 }))
    }
}
