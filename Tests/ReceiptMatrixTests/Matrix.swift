import ReceiptLocalization
import ReceiptRendering
import ReceiptTesting
import Receipts

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
}
