import ReceiptLocalization
import ReceiptRendering
import ReceiptTesting
import Receipts
import Testing

/// The coordinates of this package's own matrix.
enum Matrix {
    static let families: [MatrixFamily] = [.consumer, .business, .gift]

    /// Every shipped locale, the regions whose numbers, currencies or digits differ most from it, and the pseudo-locales.
    static let locales: [LanguageTag] =
        ConsumerCheckoutFactory.locales
        + ["en-US", "ar-EG", "ja-JP", "hi-IN"]
        .compactMap { LanguageTag($0) } + PseudoLocale.allCases.map(\.tag)

    /// The widths of the narrowest roll, a narrow one, a usual one, and a page.
    static func renderers() throws -> [MatrixRenderer] {
        try [
            .text(), .text(columns: ColumnCount(24)), .text(columns: .narrow), .text(columns: ColumnCount(80)),
            .visualText(), .markdown, .json, .html(), .html(.mail), .paper(),
        ]
    }

    /// Checks a family's receipts in a locale in everything that holds for all.
    static func expectHolds(family: String, locale: LanguageTag, samples: [MatrixSample]) throws {
        let matrix = ReceiptMatrix(
            families: families.filter { $0.name == family }, locales: [locale], samples: samples,
            renderers: try renderers())
        try #require(!matrix.cells.isEmpty)
        let failures = matrix.failures()
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}
