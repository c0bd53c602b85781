#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// Receipts as PDF: tagged, with subsets of the fonts in it, and the same bytes for the same document and options.
    ///
    /// PDF/UA is not claimed. A table that goes over several pages is tagged as one table on each, which begins with the
    /// repeated head: so every cell has its header cell, and sums carried forward are read where they stand.
    ///
    /// ```swift
    /// let pdf = try document.rendered(as: .pdf(PageOptions(paper: .a4))).bytes
    /// ```
    public struct PDFRenderer: ReceiptRenderer {
        public let options: PageOptions

        public init(_ options: PageOptions = PageOptions()) { self.options = options }

        /// - Throws: `GraphicsError`.
        public func render(_ document: ReceiptDocument) throws(GraphicsError) -> RenderedFile {
            try options.fonts.withShaper(.none) { (shaper) throws(GraphicsError) in
                let laidOut = try PageLayout.pages(of: document, options, shaper)
                let canvas = try Canvas.pdf()
                canvas.setTitle(laidOut.title)
                // Without a date Cairo would write the time of day; the catalog's update takes this one back.
                canvas.setCreated(options.createdAt?.description ?? "1970-01-01T00:00:00Z")
                let painter = try PagePainter(canvas, options)
                for (index, page) in laidOut.pages.enumerated() {
                    canvas.beginPage(width: page.width, height: page.height)
                    // One element for all pages. Cairo keeps it only if it begins and ends on a page.
                    if index == 0 { canvas.begin(.document) }
                    painter.paint(page)
                    if index == laidOut.pages.count - 1 { canvas.end(.document) }
                    canvas.endPage()
                }
                let update = PDFUpdate(
                    language: document.language, statesDate: options.createdAt != nil,
                    figures: laidOut.pages.flatMap(\.figures))
                return RenderedFile(bytes: try update.applied(to: canvas.finish()), issues: laidOut.issues)
            }
        }
    }

    extension ReceiptRenderer where Self == PDFRenderer {
        /// Pages of PDF.
        public static func pdf(_ options: PageOptions = PageOptions()) -> PDFRenderer { PDFRenderer(options) }
    }
#endif
