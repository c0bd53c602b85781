/// How far a locale's words can be trusted.
public enum ReviewConfidence: String, Hashable, Sendable, CaseIterable {
    /// A second reader, who had not seen the English, translated the words back, and what had drifted was mended.
    case reviewed
    /// Nobody but the writer has read them, or the second reader knew too little of the trade's words to judge.
    case draft
}

/// Who looked at a locale's words: the table of `REVIEW.md`, which people write and read.
///
/// ```
/// | locale | date | confidence | keys changed | doubts |
/// | de_CH | 2026-12-01 | reviewed | 3 | … |
/// ```
package struct ReviewRecord: Sendable {
    private let confidences: [String: ReviewConfidence]

    /// Nobody has looked.
    package static let empty = ReviewRecord("")

    package init(_ text: String) {
        var confidences: [String: ReviewConfidence] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count > 2, let confidence = ReviewConfidence(rawValue: cells[2]) else { continue }
            confidences[cells[0]] = confidence
        }
        self.confidences = confidences
    }

    /// As ICU names them.
    package func locales(_ confidence: ReviewConfidence) -> [String] {
        confidences.filter { $0.value == confidence }.keys.sorted()
    }

    /// - Parameter locale: As ICU names it. nil: the table has no line for it.
    package func confidence(of locale: String) -> ReviewConfidence? { confidences[locale] }
}
