import ReceiptTesting
import Receipts

/// A covering set of snapshots that somebody can read, not the whole product.
enum SnapshotCells {
    /// In these every sample has a snapshot as text.
    private static let locales = ["en-US", "de-CH", "fr-CA", "ar-EG", "ja-JP", "hi-IN"]
    /// This one has a snapshot in every shipped locale, as a slip and as an invoice.
    private static let richSample = "supermarket"
    private static let present = "gift"
    private static let invoice = "reverse-charge"

    static func all() throws -> [MatrixCell] { try texts() + media() + secondLanguages() }

    /// The family whose paper a sample is.
    private static func family(of sample: String) -> MatrixFamily {
        if sample == present { return .gift }
        return [invoice, "gst-invoice", "credit-note", "long-order"].contains(sample) ? .business : .consumer
    }

    private static func texts() throws -> [MatrixCell] {
        let rich = try Samples.sample(richSample)
        let present = try Samples.sample(present)
        let everywhere: [(MatrixFamily, MatrixSample)] = [(.consumer, rich), (.business, rich), (.gift, present)]
        var cells = everywhere.flatMap { family, sample in
            ConsumerCheckoutFactory.locales.map {
                MatrixCell(family: family, locale: $0, sample: sample, renderer: .text())
            }
        }
        for sample in try Samples.all() {
            for cell in self.cells(family(of: sample.name), locales, sample, .text())
            where !cells.contains(where: { $0.description == cell.description }) {
                cells.append(cell)
            }
        }
        return cells
    }

    /// The other media: a slip and an invoice in locales that differ most.
    private static func media() throws -> [MatrixCell] {
        let slip = try Samples.sample(richSample)
        let paper = try Samples.sample(invoice)
        var cells = self.cells(.consumer, locales, slip, .html()) + self.cells(.business, locales, paper, .html())
        // Without a code, which a mail draws square by square.
        cells += self.cells(.consumer, ["en-US", "ar-EG"], try Samples.sample("cafe"), .html(.mail))
        cells += self.cells(.consumer, locales, slip, .markdown)
        cells += self.cells(.consumer, locales + ["th", "he", "pl"], slip, try .paper())
        cells += self.cells(.consumer, ["ar-EG", "he"], slip, .visualText())
        cells += self.cells(.business, ["ar-EG", "he"], paper, .visualText())
        #if Graphics
            cells += self.cells(.business, locales, paper, .pdf())
            cells += self.cells(.consumer, locales, slip, .pdf(.roll80))
        #endif
        return cells
    }

    private static func secondLanguages() throws -> [MatrixCell] {
        let cafe = try Samples.sample("cafe")
        let english = MatrixFamily.standard(.consumer, beside: .english)
        let french = MatrixFamily.standard(.consumer, beside: LanguageTag(language: "fr"))
        let russian = MatrixFamily.standard(.consumer, beside: LanguageTag(language: "ru"))
        return cells(english, ["ar-EG", "ja-JP", "fr-CA", "th", "zh-Hant", "km"], cafe, .text())
            + cells(french, ["de"], cafe, .text()) + cells(russian, ["he"], cafe, .text())
            + cells(english, ["ar-EG", "fr-CA"], cafe, .html())
            + cells(english, ["ar-EG"], cafe, try .paper())
    }

    private static func cells(
        _ family: MatrixFamily, _ locales: [String], _ sample: MatrixSample, _ renderer: MatrixRenderer
    ) -> [MatrixCell] {
        locales.compactMap { LanguageTag($0) }.map {
            MatrixCell(family: family, locale: $0, sample: sample, renderer: renderer)
        }
    }
}
