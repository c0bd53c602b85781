import ReceiptRendering
import ReceiptTesting
import Receipts

/// The coordinates of this package's own matrix.
enum Matrix {
    static let families: [MatrixFamily] = [.consumer, .business]

    /// Every shipped locale, and the regions whose numbers, currencies or digits differ most from it.
    static let locales: [LanguageTag] =
        ConsumerCheckoutFactory.locales
        + ["en-US", "fr-CA", "ar-EG", "ar-SA", "ja-JP", "hi-IN", "es-MX", "de-AT"]
        .compactMap { LanguageTag($0) }

    /// The widths of the narrowest roll, a narrow one, a usual one, and a page.
    static func renderers() throws -> [MatrixRenderer] {
        try [
            .text(), .text(columns: ColumnCount(24)), .text(columns: .narrow), .text(columns: ColumnCount(80)), .json,
            .html(), .html(.mail),
        ]
    }

    // MARK: Snapshots

    /// In these every sample has a snapshot.
    static let snapshotLocales = ["en-US", "de-CH", "fr-CA", "ar-EG", "ja-JP", "hi-IN"]
    /// This one has a snapshot in every shipped locale and both families.
    static let richSample = "supermarket"

    /// The family whose paper a sample is.
    static func family(of sample: String) -> MatrixFamily {
        ["reverse-charge", "gst-invoice", "credit-note", "long-order"].contains(sample) ? .business : .consumer
    }

    /// A covering set that somebody can read, not the whole product.
    static func snapshotCells() throws -> [MatrixCell] {
        let everywhere = try Samples.sample(richSample)
        var cells = families.flatMap { family in
            ConsumerCheckoutFactory.locales.map {
                MatrixCell(family: family, locale: $0, sample: everywhere, renderer: .text())
            }
        }
        for tag in snapshotLocales.compactMap({ LanguageTag($0) }) {
            for sample in try Samples.all() {
                let cell = MatrixCell(family: family(of: sample.name), locale: tag, sample: sample, renderer: .text())
                if !cells.contains(where: { $0.description == cell.description }) { cells.append(cell) }
            }
        }
        return cells
    }
}
