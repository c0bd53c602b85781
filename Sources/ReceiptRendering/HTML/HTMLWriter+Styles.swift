import ReceiptResources

extension HTMLWriter {
    /// The look of a page, as one piece of text each.
    mutating func styleSheet(paper: HTMLPaper) {
        markup("<style>\n")
        markup(Styles.receiptCss.text)
        switch paper {
        case .a4: markup(Styles.paperA4Css.text)
        case .letter: markup(Styles.paperLetterCss.text)
        case .roll80: markup(Styles.paperRoll80Css.text)
        }
        markup("</style>\n")
    }
}
