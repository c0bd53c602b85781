import ReceiptMessages

/// The Swift source of a `REVIEW.md`: which locales were looked at twice, and which are drafts.
struct ReviewSource {
    private let record: ReviewRecord

    init(file: String) throws {
        record = ReviewRecord(String(decoding: try TextFile.bytes(of: file), as: UTF8.self))
    }

    func write(to output: String) throws { try OutputFile.write(Array(text.utf8), to: output) }

    private var text: String {
        """
        // Generated from REVIEW.md. Edit it instead.

        /// Locales as ICU names them, by who looked at their words.
        enum WordsReview {
            static let reviewed: [String] = [\(list(.reviewed))]
            static let drafts: [String] = [\(list(.draft))]
        }

        """
    }

    private func list(_ confidence: ReviewConfidence) -> String {
        record.locales(confidence).map(SwiftLiteral.string).joined(separator: ", ")
    }
}
