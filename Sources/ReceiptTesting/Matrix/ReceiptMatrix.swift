import ReceiptModel

/// Families x locales x samples x renderers: every receipt that a package can make, as cells for parameterized tests.
///
/// ```swift
/// static let matrix = ReceiptMatrix(
///     families: [.consumer, .business], locales: [LanguageTag(language: "de")], samples: samples, renderers: [.text()])
///
/// @Test(arguments: matrix.cells)
/// func holds(cell: MatrixCell) throws { try ReceiptMatrix.verify(cell) }
/// ```
public struct ReceiptMatrix: Sendable {
    public let families: [MatrixFamily]
    public let locales: [LanguageTag]
    public let samples: [MatrixSample]
    public let renderers: [MatrixRenderer]

    public init(
        families: [MatrixFamily], locales: [LanguageTag], samples: [MatrixSample], renderers: [MatrixRenderer]
    ) {
        self.families = families
        self.locales = locales
        self.samples = samples
        self.renderers = renderers
    }

    /// All cells, families outermost.
    public var cells: [MatrixCell] {
        families.flatMap { family in
            locales.flatMap { locale in
                samples.flatMap { sample in
                    renderers.map { MatrixCell(family: family, locale: locale, sample: sample, renderer: $0) }
                }
            }
        }
    }

    /// What does not hold, in the order of the cells; a document that does not hold is reported once for all renderers.
    ///
    /// Quicker than `verify` for each cell, since every factory and every document is made once.
    public func failures() -> [MatrixFailure] {
        var failures: [MatrixFailure] = []
        for family in families {
            for locale in locales { failures += self.failures(family, locale) }
        }
        return failures
    }

    private func failures(_ family: MatrixFamily, _ locale: LanguageTag) -> [MatrixFailure] {
        let pair: MatrixPair
        do throws(MatrixFailure) {
            pair = try MatrixPair(family: family, locale: locale)
        } catch {
            return [error]
        }
        return samples.flatMap { failures(pair, $0) }
    }

    private func failures(_ pair: MatrixPair, _ sample: MatrixSample) -> [MatrixFailure] {
        let document: MatrixDocument
        do throws(MatrixFailure) {
            document = try MatrixDocument(pair: pair, sample: sample)
        } catch {
            return [error]
        }
        return renderers.compactMap { renderer in
            do throws(MatrixFailure) {
                try document.render(with: renderer)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Renders a cell and checks everything that must hold for every receipt.
    ///
    /// - Returns: What was rendered, as people read it, for a snapshot.
    /// - Throws: `MatrixFailure`, whose text is the report.
    @discardableResult
    public static func verify(_ cell: MatrixCell) throws(MatrixFailure) -> String {
        let document = try MatrixDocument(family: cell.family, locale: cell.locale, sample: cell.sample)
        let rendered = try document.render(with: cell.renderer)
        do { return try cell.renderer.readable(rendered) } catch {
            throw MatrixFailure(cell: cell.description, report: "\(error)")
        }
    }
}
