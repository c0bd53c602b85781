import ReceiptContent
import ReceiptModel
import ReceiptResources

/// Writes a receipt as one HTML document, block by block.
struct HTMLComposer: ~Copyable {
    let document: DocumentStorage
    // The document's own arrays, without the way through its class.
    let text: [UInt8]
    let runs: [Run]
    let cells: [Cell]
    let rows: [Row]
    let options: HTMLOptions
    let isMail: Bool
    /// As `lang` states them.
    let languages: [String]
    var html: HTMLWriter
    var blockIndex = 0
    private var isInParties = false

    init(_ document: ReceiptDocument, _ options: HTMLOptions) {
        let storage = document.storage
        html = HTMLWriter(capacity: storage.text.count * 6 + 16_384)
        self.document = storage
        text = storage.text
        runs = storage.runs
        cells = storage.cells
        rows = storage.rows
        self.options = options
        isMail = options.variant == .mail
        languages = storage.languages.map(\.description)
    }

    consuming func compose() -> RenderedText {
        beginDocument()
        for index in document.blocks.indices {
            blockIndex = index
            html.place = .block(index)
            groupParties()
            place(document.blocks[index])
        }
        endParties()
        endDocument()
        return html.finish(with: document.issues)
    }

    private mutating func place(_ block: Block) {
        switch block {
        case .mark(let mark): element(.mark, mark.text, "</p>\n")
        case .title(let title): element(.title, title.text, "</h1>\n")
        case .letterhead(let rows): placeGroup(rows, "letterhead")
        case .party(let rows): placeGroup(rows, "party")
        case .paragraphs(let rows): placeGroup(rows, rows.alignment == .center ? "closing" : "paragraphs")
        case .facts(let rows): placeEntries(rows, .facts)
        case .totals(let rows): placeEntries(rows, .totals)
        case .payments(let rows): placeEntries(rows, .payments)
        case .slip(let rows): placeEntries(rows, .slip)
        case .items(let rows): placeItems(rows)
        case .taxes(let rows): placeTaxes(rows)
        case .code(let code): placeCode(code)
        }
    }

    // MARK: Parts of a document

    private mutating func beginDocument() {
        html.markup("<!DOCTYPE html>\n<html")
        rootAttributes()
        html.markup(">\n<head>\n")
        html.headMarkup()
        html.markup("<title>")
        documentTitle()
        html.markup("</title>\n")
        if isMail {
            html.markup(
                "<meta name=\"color-scheme\" content=\"light\">\n</head>\n<body style=\"margin:0;padding:0\">\n")
            html.markup("<table role=\"presentation\"")
            rootAttributes()
            html.markup(HTMLTag.mailSheet)
        } else {
            html.styleSheet(paper: options.paper)
            html.markup("</head>\n<body>\n")
            // Paper with pages is as wide as a page; a slip is as narrow as one from a till.
            html.markup(document.pageLabel == nil ? "<main class=\"slip-sheet\">\n" : "<main class=\"page-sheet\">\n")
        }
    }

    private mutating func endDocument() {
        html.markup(isMail ? "</td></tr></table></td></tr></table>\n</body>\n</html>\n" : "</main>\n</body>\n</html>\n")
    }

    private mutating func rootAttributes() {
        html.attribute("lang", languages[0])
        html.markup(document.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    }

    /// The title block's words. A document without one is called by what it begins with, and an empty one by its kind.
    private mutating func documentTitle() {
        for case .title(let title) in document.blocks where !title.text.isEmpty { return plainText(title.text) }
        if runs.isEmpty { return html.attribute(document.kind.rawValue) }
        plainText(TextSpan(first: 0, count: 1))
    }

    /// Lines under their heading: without one there is nothing that a section could be called by.
    private mutating func placeGroup(_ block: RowsBlock, _ className: StaticString) {
        let isSection = !block.heading.isEmpty && !isMail
        if isMail {
            html.markup("<div style=\"margin:0 0 16px\">\n")
        } else {
            html.markup(isSection ? "<section class=\"" : "<div class=\"")
            html.markup(className)
            html.markup("\">\n")
        }
        placeHeading(block)
        placeLines(block)
        html.markup(isSection ? "</section>\n" : "</div>\n")
    }

    /// Parties that follow each other stand side by side where there is room.
    private mutating func groupParties() {
        guard !isMail, case .party = document.blocks[blockIndex] else { return endParties() }
        if !isInParties { html.markup("<div class=\"parties\">\n") }
        isInParties = true
    }

    private mutating func endParties() {
        if isInParties { html.markup("</div>\n") }
        isInParties = false
    }

    mutating func placeHeading(_ block: RowsBlock) {
        element(.heading, block.heading, "</h2>\n")
    }

    // MARK: Elements

    /// A start tag in the look of the variant.
    @inline(__always)
    mutating func begin(_ tag: HTMLTag) {
        if isMail { beginInMail(tag) } else { html.markup(tag.page) }
    }

    private mutating func beginInMail(_ tag: HTMLTag) {
        html.markup(tag.mail)
        let isRightToLeft = document.direction == .rightToLeft
        switch tag.edge {
        case .start: html.markup(isRightToLeft ? ";text-align:right" : ";text-align:left")
        case .end:
            html.markup(isRightToLeft ? ";text-align:left;padding-right:8px" : ";text-align:right;padding-left:8px")
        case .center: html.markup(";text-align:center")
        case nil: break
        }
        html.markup("\">")
    }

    /// An element around a text; nothing for an empty one.
    mutating func element(_ tag: HTMLTag, _ text: TextSpan, _ end: StaticString) {
        guard !text.isEmpty else { return }
        begin(tag)
        write(text)
        html.markup(end)
    }
}
