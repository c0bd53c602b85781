/// Who looked at a locale's words: the table of `REVIEW.md`, which people write and read.
///
/// ```
/// | locale | date | confidence | keys changed | doubts |
/// | de_CH | 2026-12-01 | reviewed | 3 | … |
/// ```
package struct ReviewRecord: Sendable {
    package enum Confidence: String, Hashable, Sendable {
        /// A second person translated the words back, and what had drifted was mended.
        case reviewed
        /// Written by one person.
        case draft
    }

    private let confidences: [String: Confidence]

    /// Nobody has looked.
    package static let empty = ReviewRecord("")

    package init(_ text: String) {
        var confidences: [String: Confidence] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count > 2, let confidence = Confidence(rawValue: cells[2]) else { continue }
            confidences[cells[0]] = confidence
        }
        self.confidences = confidences
    }

    /// - Parameter locale: As ICU names it. nil: the table has no line for it.
    package func confidence(of locale: String) -> Confidence? { confidences[locale] }
}
