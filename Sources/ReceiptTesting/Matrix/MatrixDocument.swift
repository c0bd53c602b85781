import ReceiptContent
import ReceiptModel
import Receipts

/// One order as a family prints it in a locale: made and checked once, for all renderers.
public struct MatrixDocument: Sendable {
    private let name: String
    private let document: ReceiptDocument
    /// From a factory of its own; every renderer must print it like the first.
    private let again: ReceiptDocument

    /// Makes the document and checks everything that must hold for it, whoever renders it.
    ///
    /// - Throws: `MatrixFailure`, whose text is the report.
    public init(family: MatrixFamily, locale: LanguageTag, sample: MatrixSample) throws(MatrixFailure) {
        try self.init(pair: MatrixPair(family: family, locale: locale), sample: sample)
    }

    init(pair: MatrixPair, sample: MatrixSample) throws(MatrixFailure) {
        name = "\(pair.name)/\(sample.name)"
        do {
            try PairCheck.productsBelongTogether(pair.first)
            let formatter = pair.first.makeReceiptFormatter()
            document = try formatter.document(for: sample.order)
            try DocumentCheck.everything(document, order: sample.order, locale: formatter.locale ?? pair.locale)
            again = try pair.again.makeReceiptFormatter().document(for: sample.order)
        } catch {
            throw MatrixFailure(cell: name, report: "\(error)")
        }
    }

    /// Renders the document and checks everything that must hold for what was rendered.
    ///
    /// - Returns: What was rendered.
    /// - Throws: `MatrixFailure`, whose text is the report.
    @discardableResult
    public func render(with renderer: MatrixRenderer) throws(MatrixFailure) -> [UInt8] {
        do {
            let rendered = try renderer.render(document)
            try renderer.check(rendered, document)
            guard try renderer.render(again) == rendered else {
                throw CheckFailure("two renders of the same order differ")
            }
            return rendered
        } catch {
            throw MatrixFailure(cell: "\(name)/\(renderer.name)", report: "\(error)")
        }
    }
}
