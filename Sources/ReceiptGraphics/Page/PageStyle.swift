#if Graphics
    /// The measures of a kind of paper, in points.
    struct PageStyle {
        let sideMargin: Double
        let topMargin: Double
        let bottomMargin: Double
        /// Sizes of letters.
        let text: Double
        let title: Double
        let heading: Double
        let total: Double
        /// Between columns.
        let gap: Double
        /// How far a row stands in from the one that it belongs to.
        let indent: Double
        /// Above a block.
        let blockSpace: Double
        /// Above and below the text of a row.
        let rowPadding: Double
        let ruleThickness: Double

        init(_ paper: PaperSize) {
            switch paper {
            case .a4, .letter:
                (sideMargin, topMargin, bottomMargin) = (50, 46, 58)
                (text, title, heading, total) = (9.5, 20, 10.5, 12)
                (gap, indent, blockSpace, rowPadding, ruleThickness) = (12, 10, 16, 1.2, 0.6)
            case .roll80:
                (sideMargin, topMargin, bottomMargin) = (4 * PaperSize.millimetre, 12, 14)
                (text, title, heading, total) = (8.5, 12, 9, 11)
                (gap, indent, blockSpace, rowPadding, ruleThickness) = (6, 8, 8, 0.4, 0.8)
            case .roll58:
                (sideMargin, topMargin, bottomMargin) = (5 * PaperSize.millimetre, 10, 12)
                (text, title, heading, total) = (7.5, 10.5, 8, 9.5)
                (gap, indent, blockSpace, rowPadding, ruleThickness) = (5, 6, 7, 0.3, 0.8)
            }
        }
    }
#endif
