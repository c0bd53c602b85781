import ReceiptContent
import ReceiptPrinting

/// What must hold for every print job.
public enum PaperCheck {
    /// All checks of this type: the printer knows every command, nothing stands beyond the edge or as a wrong character, and
    /// the paper says what the same document says as text of the same width.
    ///
    /// - Parameters:
    ///   - commands: Made with a `LegibleRasterizer`.
    ///   - text: The document by the text renderer, in the columns of the printer.
    public static func everything(
        _ commands: [UInt8], of document: ReceiptDocument, text: String
    ) throws(CheckFailure) {
        let paper = EscPosDecoder().decode(commands)
        if let remark = paper.remarks.first {
            throw CheckFailure("the printer would stumble at byte \(remark.offset): \(remark)")
        }
        for case .line(let line) in paper.elements {
            let end = line.spans.map { $0.x + $0.width }.max() ?? 0
            guard end <= paper.width else {
                throw CheckFailure("\"\(line.text.showingInvisibles)\" ends at dot \(end) of \(paper.width)")
            }
            guard !line.text.unicodeScalars.contains("\u{FFFD}") else {
                throw CheckFailure("\"\(line.text.showingInvisibles)\" holds a character that nobody knows")
            }
        }
        try compare(LegiblePaper(paper).texts, with: text, document)
    }

    /// Compares words without what a printer's characters may change: spaces, signs, the controls of bidi text. Where the
    /// paper names a currency by its code, the headings of a table may be shorter there, or broken within a word.
    private static func compare(
        _ printed: [String], with written: String, _ document: ReceiptDocument
    ) throws(CheckFailure) {
        let currencies = Self.currencies(of: document)
        let drawn = bare(codes(of: document).joined())
        let paper = printed.joined(separator: " ")
        let namesCodes = currencies.contains { paper.contains($0) && !written.contains($0) }
        let labels = namesCodes ? bare(tableHeadings(of: document).joined()) : ""
        var balance: [String: Int] = [:]
        for word in words(written) { balance[withoutCurrency(word, currencies), default: 0] += 1 }
        for word in printed.flatMap(words) { balance[withoutCurrency(word, currencies), default: 0] -= 1 }
        for (word, count) in balance.sorted(by: { $0.key < $1.key }) where count != 0 && !word.isEmpty {
            if labels.contains(word) || count > 0 && drawn.contains(word) { continue }
            throw CheckFailure(
                count > 0
                    ? "\"\(word.showingInvisibles)\" is not on the paper"
                    : "\"\(word.showingInvisibles)\" is on the paper, and not in the text")
        }
    }

    /// The payloads of codes, which text spells out and paper draws.
    private static func codes(of document: ReceiptDocument) -> [String] {
        document.blocks.flatMap { block -> [String] in
            guard case .code(let code) = block else { return [] }
            return [code.payload, document.string(of: code.alternative)]
        }
    }

    private static func currencies(of document: ReceiptDocument) -> Set<String> {
        var codes: Set<String> = []
        for run in document.runs {
            if case .money(let money) = document.value(of: run) { codes.insert(money.currency.rawValue) }
        }
        return codes
    }

    private static func tableHeadings(of document: ReceiptDocument) -> [String] {
        document.blocks.flatMap { block -> [String] in
            guard case .taxes(let rows) = block else { return [] }
            return document[rows.rows].filter { $0.kind == .heading }.flatMap { row in
                document[row].flatMap { [document.string(of: $0.text), document.string(of: $0.shortText)] }
            }
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace }.map { bare(String($0)) }.filter { !$0.isEmpty }
    }

    /// The code may stand in the place of a sign that the printer lacks.
    private static func withoutCurrency(_ word: String, _ codes: Set<String>) -> String {
        for code in codes where word.hasPrefix(code) || word.hasSuffix(code) {
            return word.replacing(code, with: "")
        }
        return word
    }

    /// Letters and digits alone. The turned comma of Uzbek is a letter too, and an apostrophe on paper.
    private static func bare(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { scalar in
                    let properties = scalar.properties
                    return properties.isAlphabetic && properties.generalCategory != .modifierLetter
                        || properties.numericType != nil
                }))
    }
}
