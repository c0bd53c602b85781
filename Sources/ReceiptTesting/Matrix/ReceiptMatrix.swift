import ReceiptContent
import ReceiptModel
import Receipts

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

    /// Renders a cell and checks everything that must hold for every receipt.
    ///
    /// - Returns: What was rendered, for a snapshot.
    /// - Throws: `MatrixFailure`, whose text is the report.
    @discardableResult
    public static func verify(_ cell: MatrixCell) throws(MatrixFailure) -> String {
        do {
            let pair = try cell.family.make(cell.locale)
            try PairCheck.productsBelongTogether(pair)
            let formatter = pair.makeReceiptFormatter()
            let document = try formatter.document(for: cell.sample.order)
            try DocumentCheck.everything(document, order: cell.sample.order, locale: formatter.locale ?? cell.locale)
            let rendered = try cell.renderer.render(document)
            try RenderingCheck.everything(rendered, columns: cell.renderer.columns)
            let again = try cell.renderer.render(formatter.document(for: cell.sample.order))
            guard again == rendered else { throw CheckFailure("two renders of the same order differ") }
            return rendered
        } catch {
            throw MatrixFailure(cell: cell.description, report: "\(error)")
        }
    }
}

/// One receipt of a matrix, by its coordinates.
public struct MatrixCell: Sendable {
    public let family: MatrixFamily
    public let locale: LanguageTag
    public let sample: MatrixSample
    public let renderer: MatrixRenderer

    public init(family: MatrixFamily, locale: LanguageTag, sample: MatrixSample, renderer: MatrixRenderer) {
        self.family = family
        self.locale = locale
        self.sample = sample
        self.renderer = renderer
    }

    /// Where its snapshot lies below the snapshots' folder.
    public var snapshotPath: String {
        "\(renderer.name)/\(family.name)/\(locale)/\(sample.name).\(renderer.fileExtension)"
    }
}

extension MatrixCell: CustomStringConvertible {
    /// `business/de-CH/restaurant/text`
    public var description: String { "\(family.name)/\(locale)/\(sample.name)/\(renderer.name)" }
}

/// A family under test: its name, and how its factory is made for a locale.
public struct MatrixFamily: Sendable {
    public let name: String
    public let make: @Sendable (LanguageTag) throws -> any CheckoutComponentFactory

    public init(name: String, make: @escaping @Sendable (LanguageTag) throws -> any CheckoutComponentFactory) {
        self.name = name
        self.make = make
    }

    public static let consumer = MatrixFamily(name: "consumer") { try ConsumerCheckoutFactory(locale: $0) }
    public static let business = MatrixFamily(name: "business") { try BusinessCheckoutFactory(locale: $0) }
}

/// An order under test, by the name that its snapshots carry.
public struct MatrixSample: Sendable {
    public let name: String
    public let order: Order

    public init(name: String, order: Order) {
        self.name = name
        self.order = order
    }
}

/// A cell that does not hold: which one and why.
public struct MatrixFailure: Error, Hashable, Sendable {
    public let cell: String
    public let report: String
}

extension MatrixFailure: CustomStringConvertible {
    public var description: String { "\(cell): \(report)" }
}

/// What a check found, in one sentence.
public struct CheckFailure: Error, Hashable, Sendable {
    public let message: String

    public init(_ message: String) { self.message = message }
}

extension CheckFailure: CustomStringConvertible {
    public var description: String { message }
}
