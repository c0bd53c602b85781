#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// Puts the blocks of a document into slabs, one under the other, and the slabs on pages.
    ///
    /// Places are reckoned from the start of the line, left or right, and mirrored in one spot, `left(of:width:)`.
    struct PageLayout {
        let document: ReceiptDocument
        let options: PageOptions
        let style: PageStyle
        let shaper: Shaper
        let isRightToLeft: Bool
        /// Between the side margins.
        let width: Double
        /// Between top and bottom margin.
        let height: Double

        var slabs: [Slab] = []
        var issues: [DocumentIssue] = []
        /// What the head of each table that may go over to another page is made of.
        var tables: [Int: PageTable] = [:]
        /// How high the sum so far is at the foot of each of them.
        var carriedHeights: [Int: Double] = [:]

        // Where we are, for issues and errors.
        var blockIndex = 0
        var rowIndex: Int?

        init(_ document: ReceiptDocument, _ options: PageOptions, _ shaper: Shaper) {
            self.document = document
            self.options = options
            self.shaper = shaper
            style = PageStyle(options.paper)
            isRightToLeft = document.direction == .rightToLeft
            width = options.paper.width - 2 * style.sideMargin
            height = options.paper.height - style.topMargin - style.bottomMargin
        }

        /// Narrow paper stacks what wide paper sets side by side.
        var isNarrow: Bool { options.paper.isRoll }

        /// The left edge of something that begins at `start`.
        func left(of start: Double, width: Double) -> Double {
            isRightToLeft ? self.width - start - width : start
        }

        /// The place of the text at hand: `blocks[3].rows[0].description`.
        func place(_ part: String) -> String {
            let block = "blocks[\(blockIndex)]"
            return [block, rowIndex.map { "rows[\($0)]" }, part].compactMap { $0 }.joined(separator: ".")
        }

        /// Lays out the whole document.
        static func pages(
            of document: ReceiptDocument, _ options: PageOptions, _ shaper: Shaper
        ) throws(GraphicsError) -> LaidOutDocument {
            var layout = PageLayout(document, options, shaper)
            try layout.placeBlocks()
            let pages = try layout.paginated()
            if options.missingCharacters == .fail {
                let missing = layout.issues.filter { $0.kind == .unsupportedCharacter }
                guard missing.isEmpty else { throw .missingCharacters(missing) }
            }
            return LaidOutDocument(pages: pages, title: layout.title, issues: document.issues + layout.issues)
        }

        /// What readers of a file show as its name.
        private var title: String {
            for block in document.blocks {
                if case .title(let title) = block { return document.string(of: title.text) }
            }
            return ""
        }
    }

    /// Pages that only have to be drawn.
    struct LaidOutDocument {
        let pages: [LaidOutPage]
        let title: String
        let issues: [DocumentIssue]
    }

    /// One page; its elements' places are on the page.
    struct LaidOutPage {
        let width: Double
        let height: Double
        let elements: [PageElement]

        /// What stands for each figure of the page.
        var figures: [String] {
            elements.compactMap { if case .begin(.figure(let alternative)) = $0 { alternative } else { nil } }
        }
    }
#endif
