import ReceiptPrinting
import ReceiptRendering
import Receipts

#if Graphics
    import ReceiptGraphics
#endif

/// The media of a gallery, with their renderers, which all threads share.
struct GalleryMedia: Sendable {
    private let html: HTMLRenderer
    #if Graphics
        private let pdf: PDFRenderer
        private let slips: SlipPrinter
    #endif

    /// - Throws: `FileError` when the printer's profile is not there.
    init() throws(FileError) {
        #if Graphics
            let fonts = GraphicsFonts()
            let rasterizer = PangoRasterizer(fonts: fonts)
            html = HTMLRenderer(HTMLOptions(rasterizer: rasterizer))
            pdf = PDFRenderer(PageOptions(paper: .a4, fonts: fonts, rasterizer: rasterizer))
            slips = try SlipPrinter(rasterizer)
        #else
            html = HTMLRenderer()
        #endif
    }

    /// Writes a document on every medium.
    ///
    /// - Returns: What the index says of it, and what could not be shown as it was.
    func write(
        _ document: ReceiptDocument, of cell: GalleryCell, into folder: GalleryFolder
    ) throws -> (entry: GalleryEntry, issues: [String]) {
        let page = try html.render(document)
        try folder.write(page.utf8, as: "\(cell.path).html")
        var issues = page.issues.map(\.description)
        var slip: GalleryEntry.Slip?
        #if Graphics
            let file = try pdf.render(document)
            try folder.write(file.bytes, as: "\(cell.path).pdf")
            let printed = try slips.print(document)
            try folder.write(printed.png, as: "\(cell.path).png")
            issues += file.issues.map(\.description) + printed.issues
            slip = printed.size
        #endif
        let entry = GalleryEntry(
            cell: cell, title: Self.title(of: document), language: document.language, direction: document.direction,
            slip: slip)
        return (entry, issues)
    }

    private static func title(of document: ReceiptDocument) -> String {
        for case .title(let title) in document.blocks { return document.string(of: title.text) }
        return ""
    }
}
