import ReceiptRendering
import Receipts

/// The media of a gallery, with their renderers, which all threads share.
struct GalleryMedia: Sendable {
    private let html = HTMLRenderer()

    /// Writes a document on every medium.
    ///
    /// - Returns: What the index says of it, and what could not be shown as it was.
    func write(
        _ document: ReceiptDocument, of cell: GalleryCell, into folder: GalleryFolder
    ) throws -> (entry: GalleryEntry, issues: [DocumentIssue]) {
        let page = try html.render(document)
        try folder.write(page.utf8, as: "\(cell.path).html")
        let entry = GalleryEntry(
            cell: cell, title: Self.title(of: document), language: document.language, direction: document.direction,
            slip: nil)
        return (entry, page.issues)
    }

    private static func title(of document: ReceiptDocument) -> String {
        for case .title(let title) in document.blocks { return document.string(of: title.text) }
        return ""
    }
}
