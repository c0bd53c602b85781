import ReceiptModel

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
