// The tests' own Foundation: only it normalizes to compatibility forms.
import Foundation
import ReceiptContent

/// Text as a search finds it: compatibility forms composed, no invisible controls, cut into words and groups of digits.
struct ReadableText {
    /// All characters but spaces and controls.
    private let squeezed: String
    private let squeezedLetters: String
    private let counts: [String: Int]

    init(_ text: String) {
        let folded = Self.folded(text)
        squeezed = String(String.UnicodeScalarView(folded.unicodeScalars.filter { !$0.properties.isWhitespace }))
        squeezedLetters = Self.withoutArabicMarks(squeezed)
        counts = Dictionary(Self.tokens(folded).map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// NFKC, without bidi controls, joiners and soft hyphens.
    static func folded(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) }))
            .precomposedStringWithCompatibilityMapping
    }

    /// Letters with their marks, and digits, each as long as they stand together.
    static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var kind: Kind?
        for scalar in folded(text).unicodeScalars {
            let next = Kind(scalar)
            if let next, next == kind {
                tokens[tokens.count - 1].unicodeScalars.append(scalar)
            } else if next != nil {
                tokens.append(String(scalar))
            }
            kind = next
        }
        return tokens
    }

    /// What of the words and groups of digits of some texts cannot be found here, or not as often as they stand there.
    ///
    /// A word may be broken over lines, and a line of mixed direction may come in the order in which it is seen.
    func lacks(_ texts: [String]) -> [String] {
        let wanted = Dictionary(texts.flatMap(Self.tokens).map { ($0, 1) }, uniquingKeysWith: +)
        return wanted.filter { token, count in
            guard counts[token, default: 0] < count else { return false }
            let isDigits = token.unicodeScalars.first.map { Kind($0) == .digit } ?? false
            if isDigits { return true }
            // Poppler turns letters back into reading order one by one, and so puts Arabic marks before theirs.
            return !Self.holds(squeezed, token) && !Self.holds(squeezed, String(token.reversed()))
                && !Self.holds(squeezedLetters, Self.withoutArabicMarks(token))
        }.keys.sorted()
    }

    /// By code points: without spaces the end of one word and the start of the next may be one letter (Telugu).
    private static func holds(_ text: String, _ token: String) -> Bool {
        text.range(of: token, options: .literal) != nil
    }

    private static func withoutArabicMarks(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !("\u{64B}"..."\u{652}").contains($0) }))
    }

    private enum Kind {
        case letter
        case digit

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.properties.generalCategory {
            case .decimalNumber: self = .digit
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark:
                self = .letter
            default: return nil
            }
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format
    }
}

extension ReceiptDocument {
    /// The texts that a page must show, each in the forms of which one is enough.
    var printedTexts: [[String]] { printedSpans.map { $0.map(string(of:)) } }

    /// The same as places in the document.
    var printedSpans: [[TextSpan]] {
        var texts: [[TextSpan]] = []
        func add(_ rows: RowsBlock) {
            texts.append([rows.heading])
            // On a page quantity and price have columns, and a column without values has no heading.
            let filled = Set(self[rows.rows].filter { $0.kind != .heading }.flatMap { self[$0].map(\.meaning) })
            for row in self[rows.rows] where row.kind != .quantity {
                let cells = self[row].filter { row.kind != .heading || filled.contains($0.meaning) }
                texts += cells.map { [$0.text, $0.shortText] }
            }
        }
        for block in blocks {
            switch block {
            case .mark(let mark): texts.append([mark.text])
            case .title(let title): texts.append([title.text])
            case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
                .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
                add(rows)
            case .code(let code): texts.append([code.caption])
            }
        }
        return texts.map { $0.filter { !string(of: $0).isEmpty } }.filter { !$0.isEmpty }
    }
}
