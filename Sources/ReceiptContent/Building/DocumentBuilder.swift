import ReceiptModel

/// Collects text, rows and blocks, each once and in printed order, and ends as a `ReceiptDocument`.
///
/// The order of calls is: texts, then the cell that shows them, then `endRow`, then the block that holds the rows.
package struct DocumentBuilder: ~Copyable {
    package let kind: DocumentKind
    package let family: String?
    package private(set) var languages: [LanguageTag]
    package let direction: TextDirection
    package var writer = UTF8Writer(capacity: 4096)
    package var pageLabel: PageLabel?
    package var carriedForwardLabel = TextSpan.empty
    package var broughtForwardLabel = TextSpan.empty
    package private(set) var runs: [Run] = []
    package private(set) var cells: [Cell] = []
    package private(set) var rows: [Row] = []
    package private(set) var blocks: [Block] = []
    package private(set) var values: [RawValue] = []
    package var issues: [DocumentIssue] = []
    private var rowStart = 0
    private var firstRow = 0

    /// - Parameter languages: At least one; the first leads.
    package init(
        kind: DocumentKind, family: String?, languages: [LanguageTag], direction: TextDirection, lineCount: Int
    ) {
        self.kind = kind
        self.family = family
        self.languages = languages.isEmpty ? [.undetermined] : languages
        self.direction = direction
        runs.reserveCapacity(64 + lineCount * 8)
        cells.reserveCapacity(64 + lineCount * 8)
        rows.reserveCapacity(32 + lineCount * 3)
        values.reserveCapacity(32 + lineCount * 6)
        blocks.reserveCapacity(16)
    }

    // MARK: Texts

    /// Ends a run that was written to `writer` from byte `start` on. An empty run is no run.
    package mutating func endRun(
        from start: Int, _ role: TextRole, direction runDirection: TextDirection? = nil, language: Int = 0,
        value: RawValue? = nil
    ) {
        guard writer.count > start else { return }
        var index: Int32 = -1
        if let value {
            index = Int32(values.count)
            values.append(value)
        }
        runs.append(
            Run(
                start: UInt32(start), length: UInt32(writer.count - start), role: role,
                direction: runDirection ?? direction, languageIndex: UInt8(language),
                isASCII: writer.isASCII(from: start), valueIndex: index))
    }

    /// Whether what was written from byte `start` on is what a span of one run says.
    package func says(_ span: TextSpan, from start: Int) -> Bool {
        guard span.count == 1 else { return false }
        let range = runs[Int(span.first)].byteRange
        return writer.withBytes { bytes in bytes[range].elementsEqual(bytes[start...]) }
    }

    /// The text of all runs since `first`, which is the number of runs there were before it.
    package func span(from first: Int) -> TextSpan {
        TextSpan(first: first, count: runs.count - first)
    }

    /// One run of final text from us, which reads as the document does unless `direction` says otherwise.
    package mutating func text(
        _ text: String, _ role: TextRole, direction: TextDirection? = nil, value: RawValue? = nil
    ) -> TextSpan {
        let first = runs.count
        let start = writer.count
        writer.append(text)
        endRun(from: start, role, direction: direction, value: value)
        return span(from: first)
    }

    /// One run of the seller's or buyer's text: controls and overrides are taken out and noted under `place`.
    package mutating func userText(
        _ text: String, role: TextRole = .userText, language: Int = 0, place: @autoclosure () -> String
    ) -> TextSpan {
        let first = runs.count
        let start = writer.count
        let reading = UserText.append(text, to: &writer) { kind, scalar in
            issues.append(DocumentIssue(kind: kind, place: place(), scalar: scalar))
        }
        endRun(
            from: start, role, direction: role == .identifier ? .leftToRight : reading ?? direction, language: language)
        return span(from: first)
    }

    /// The seller's or buyer's text cleaned in the same way, to stand inside a message.
    package mutating func cleaned(_ text: String, place: @autoclosure () -> String) -> String {
        let start = writer.count
        _ = UserText.append(text, to: &writer) { kind, scalar in
            issues.append(DocumentIssue(kind: kind, place: place(), scalar: scalar))
        }
        defer { writer.truncate(to: start) }
        return writer.string(from: start)
    }

    /// Where a language stands among the document's, which it joins if it is new.
    package mutating func index(of language: LanguageTag) -> Int {
        if let known = languages.firstIndex(of: language) { return known }
        guard languages.count < Int(UInt8.max) else { return 0 }
        languages.append(language)
        return languages.count - 1
    }

    // MARK: Rows and blocks

    package mutating func cell(_ meaning: CellMeaning, _ text: TextSpan, short: TextSpan = .empty) {
        guard !text.isEmpty else { return }
        cells.append(Cell(meaning: meaning, text: text, shortText: short))
    }

    /// Ends a row of the cells since the last one; without cells there is no row.
    package mutating func endRow(
        _ kind: RowKind, _ emphasis: Emphasis = .normal, carriedForward: TextSpan = .empty
    ) {
        guard cells.count > rowStart else { return }
        rows.append(
            Row(
                kind: kind, emphasis: emphasis, firstCell: rowStart, cellCount: cells.count - rowStart,
                carriedForward: carriedForward))
        rowStart = cells.count
    }

    /// All rows since the last block. A block of rows that has none is left out.
    package mutating func endBlock(
        heading: TextSpan = .empty, alignment: BlockAlignment = .start, _ make: (RowsBlock) -> Block
    ) {
        guard rows.count > firstRow else { return }
        let range = RowRange(first: firstRow, count: rows.count - firstRow)
        firstRow = rows.count
        blocks.append(make(RowsBlock(heading: heading, rows: range, alignment: alignment)))
    }

    package mutating func title(_ text: TextSpan) {
        blocks.append(.title(TitleBlock(text: text)))
    }

    package mutating func mark(_ text: TextSpan) {
        blocks.append(.mark(MarkBlock(kind: kind, text: text)))
    }

    package mutating func code(_ code: CodeBlock) {
        blocks.append(.code(code))
    }

    package consuming func finish() -> ReceiptDocument {
        ReceiptDocument(storage: DocumentStorage(self))
    }
}
