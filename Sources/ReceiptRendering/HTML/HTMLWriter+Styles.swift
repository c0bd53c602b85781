import ReceiptResources

extension HTMLWriter {
    /// What every document states first. Should foreign markup ever get in, it can load and run nothing.
    mutating func headMarkup() {
        markup("<meta charset=\"utf-8\">\n")
        markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        markup("<meta http-equiv=\"Content-Security-Policy\" ")
        markup("content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
    }

    /// The look of a page, in pieces that are copied whole.
    mutating func styleSheet(paper: HTMLPaper, _ content: Content = .receipt) {
        markup("<style>\n")
        markup(Styles.receiptCss.text)
        switch content {
        case .receipt: break
        case .form: markup(Styles.formCss.text)
        }
        switch paper {
        case .a4: markup(Styles.paperA4Css.text)
        case .letter: markup(Styles.paperLetterCss.text)
        case .roll80: markup(Styles.paperRoll80Css.text)
        }
        markup("</style>\n")
    }

    enum Content {
        case receipt
        case form
    }
}
