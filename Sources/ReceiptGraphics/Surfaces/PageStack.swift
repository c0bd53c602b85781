#if Graphics
    /// Pages under each other on one canvas, for pictures, which have no pages.
    struct PageStack {
        let pages: [LaidOutPage]
        /// Between two pages, in points.
        private static let gap = 12.0

        var width: Double { pages.reduce(0) { max($0, $1.width) } }
        var height: Double { pages.reduce(0) { $0 + $1.height } + Self.gap * Double(max(0, pages.count - 1)) }

        func paint(on canvas: Canvas, _ options: PageOptions) throws(GraphicsError) {
            let painter = try PagePainter(canvas, options)
            canvas.setColor((1, 1, 1))
            canvas.fill(Rectangle(x: 0, y: 0, width: width, height: height))
            var top = 0.0
            for (index, page) in pages.enumerated() {
                if index > 0 {
                    canvas.setColor((0.8, 0.8, 0.8))
                    canvas.fill(Rectangle(x: 0, y: top, width: width, height: Self.gap))
                    top += Self.gap
                }
                canvas.beginPage(width: page.width, height: page.height)
                canvas.translate(x: 0, y: top)
                painter.paint(page)
                canvas.endPage()
                top += page.height
            }
        }
    }
#endif
