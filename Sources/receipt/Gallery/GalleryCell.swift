import Receipts

/// One receipt of a gallery, by its coordinates.
struct GalleryCell: Sendable {
    let family: AccountKind
    let locale: LanguageTag
    /// The name of its order.
    let order: String

    /// Where it lies below the gallery's folder, without the ending.
    var path: String { "\(family)/\(locale)/\(order)" }
}

/// A receipt that was written, and what the index says of it.
struct GalleryEntry: Sendable {
    let cell: GalleryCell
    /// In its own language.
    let title: String
    let language: LanguageTag
    let direction: TextDirection
    /// nil where the build has no graphics.
    let slip: Slip?

    /// The picture of a thermal slip, in dots.
    struct Slip: Sendable {
        let width: Int
        let height: Int
    }
}
