import ReceiptContent
import ReceiptICU
import ReceiptModel

/// What must hold for a document in two languages, beside the same order in each of them alone.
public enum LanguagePairCheck {
    /// All checks of this type.
    ///
    /// - Parameters:
    ///   - pair: The document in both languages.
    ///   - leading: The same order in the first language alone, `second` in the second.
    public static func everything(
        _ pair: ReceiptDocument, leading: ReceiptDocument, second: ReceiptDocument
    ) throws(CheckFailure) {
        let texts = [pair, leading, second].map(Self.texts)
        guard texts[0].count == texts[1].count, texts[0].count == texts[2].count else {
            throw CheckFailure("a language adds or loses a text: \(texts.map(\.count)) in both, the first, the second")
        }
        for (both, (first, other)) in zip(texts[0], zip(texts[1], texts[2])) {
            try check(both, of: pair, first: leading.string(of: first), second: second.string(of: other))
        }
        try valuesStandOnce(pair, leading: leading)
    }

    /// Every word of every label and sentence stands in a drawn text, in both languages, apart from the headings of
    /// columns, which narrow paper may leave out.
    public static func labelsAreDrawn(_ document: ReceiptDocument, in text: String) throws(CheckFailure) {
        let drawn = withoutSpaces(text)
        for block in document.blocks {
            for span in Self.labels(of: block, document) {
                for run in document[span] where run.role == .label || run.role == .statutory {
                    try require(document.string(of: run), in: drawn)
                }
            }
        }
    }

    /// Each label that stands whole on a line is seen there as it is seen alone: no language turns the other's words.
    ///
    /// Source: UAX #9, with the document's direction as that of each line.
    public static func labelsReadRight(_ document: ReceiptDocument, in text: String) throws {
        let lines = text.split(separator: "\n").map(String.init)
        let seen = try lines.map {
            try VisualOrder.text(of: $0, isRightToLeft: document.direction == .rightToLeft)
        }
        for run in document.runs where run.role == .label {
            let label = document.string(of: run)
            guard let line = lines.firstIndex(where: { $0.containsCodePoints(of: label) }) else { continue }
            let alone = try VisualOrder.text(of: label, isRightToLeft: run.direction == .rightToLeft)
            guard seen[line].containsCodePoints(of: alone) else {
                throw CheckFailure("\"\(label.showingInvisibles)\" is seen as part of \"\(seen[line])\"")
            }
        }
    }

    // MARK: Texts

    /// Whether a name is all that differs, and is the one that stands in the leading language: a seller has one name on a
    /// document, though a reader of the second language alone would be shown another.
    private static func differs(_ text: String, from other: String, byWordsOf leading: String) -> Bool {
        let start = zip(text, other).prefix { $0 == $1 }.count
        let end = zip(text.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let own = text.dropFirst(start).dropLast(end)
        return !own.isEmpty && start + end > 0 && leading.contains(own)
    }

    private static func check(
        _ text: TextSpan, of pair: ReceiptDocument, first: String, second: String
    ) throws(CheckFailure) {
        let parts = pair.languages(of: text).map(pair.string(of:))
        guard let leading = parts.first else {
            guard first.isEmpty else { throw CheckFailure("\"\(first.showingInvisibles)\" is missing") }
            return
        }
        guard leading == first else {
            throw CheckFailure("\"\(leading.showingInvisibles)\" leads in place of \"\(first.showingInvisibles)\"")
        }
        guard let role = pair[text].first?.role, role == .label || role == .statutory, first != second else { return }
        // Numbers and the names that sellers give stand once, so that of a sentence with them only the words must be there.
        if parts.count == 1, second.contains(where: \.isNumber) { return }
        guard parts.count == 2 else {
            throw CheckFailure("\"\(first.showingInvisibles)\" lacks \"\(second.showingInvisibles)\" beside it")
        }
        guard
            parts[1] == second || second.contains(where: \.isNumber) && second.contains(parts[1])
                || differs(parts[1], from: second, byWordsOf: leading)
        else {
            throw CheckFailure("\"\(parts[1].showingInvisibles)\" stands in place of \"\(second.showingInvisibles)\"")
        }
    }

    /// Amounts, numbers and dates are not repeated, but for dates of two calendars.
    private static func valuesStandOnce(_ pair: ReceiptDocument, leading: ReceiptDocument) throws(CheckFailure) {
        func values(_ document: ReceiptDocument) -> [RawValue] {
            document.runs.filter { $0.languageIndex == 0 }.compactMap(document.value(of:))
        }
        guard values(pair) == values(leading) else { throw CheckFailure("amounts or dates differ from one language") }
        for run in pair.runs where run.languageIndex > 0 {
            switch pair.value(of: run) {
            case nil, .day, .dateTime: continue
            case .money, .number, .percent:
                throw CheckFailure("\"\(pair.string(of: run).showingInvisibles)\" stands twice")
            }
        }
    }

    /// All texts of a document in printed order, the empty ones too.
    private static func texts(_ document: ReceiptDocument) -> [TextSpan] {
        document.blocks.flatMap { block -> [TextSpan] in
            switch block {
            case .mark(let mark): [mark.text]
            case .title(let title): [title.text]
            case .code(let code): [code.alternative, code.caption]
            case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
                .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
                [rows.heading]
                    + document[rows.rows].flatMap { row in
                        document[row].flatMap { [$0.text, $0.shortText] } + [row.carriedForward]
                    }
            }
        } + [document.carriedForwardLabel, document.broughtForwardLabel]
    }

    /// What a drawing shows of a block whatever its width.
    private static func labels(of block: Block, _ document: ReceiptDocument) -> [TextSpan] {
        switch block {
        case .mark(let mark): [mark.text]
        case .title(let title): [title.text]
        case .code(let code): [code.alternative, code.caption]
        case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
            .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
            [rows.heading]
                + document[rows.rows].filter { $0.kind != .heading && $0.kind != .quantity }.flatMap { row in
                    document[row].filter { $0.meaning == .description && $0.shortText.isEmpty }.map(\.text)
                }
        }
    }

    // MARK: Drawn text

    private static func withoutSpaces(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !isSpace($0) }))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }

    /// Word by word, since an amount may stand between two lines of a label; words that a line may break in, since they
    /// are long or of a language without spaces, letter by letter. A line may end with a hyphen, too. Code points are
    /// compared, since without spaces the end of one word and the start of the next may be one letter (Telugu).
    private static func require(_ label: String, in drawn: String) throws(CheckFailure) {
        for word in label.split(whereSeparator: { $0 == "-" || $0.isWhitespace }) {
            let word = withoutSpaces(String(word))
            if drawn.containsCodePoints(of: word) { continue }
            let isWhole = TextExtent(of: word).cells < 12 && word.unicodeScalars.allSatisfy { $0.value < 0xE00 }
            guard !isWhole, word.allSatisfy({ drawn.containsCodePoints(of: String($0)) }) else {
                throw CheckFailure("\"\(word.showingInvisibles)\" of \"\(label.showingInvisibles)\" is not drawn")
            }
        }
    }
}
