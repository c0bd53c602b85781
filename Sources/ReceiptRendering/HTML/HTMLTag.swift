/// A start tag, as a page and as a mail write it: the one leaves its look to the style sheet, the other states it.
struct HTMLTag {
    let page: StaticString
    /// Up to the end of its style, which `edge` completes.
    let mail: StaticString
    let edge: Edge?

    /// Where its text stands. Mail programs know left and right only.
    enum Edge {
        case start
        case end
        case center
    }

    init(_ page: StaticString, mail: StaticString, _ edge: Edge? = nil) {
        self.page = page
        self.mail = mail
        self.edge = edge
    }
}

// What both variants have in common. Colours of mails: dark grey on white, 12 : 1, and 7 : 1 for what is less important.
extension HTMLTag {
    static let mark = HTMLTag(
        #"<p class="mark">"#,
        mail: #"<p style="margin:0 0 16px;padding:4px;border:2px solid #222222;font-weight:bold"#, .center)
    static let title = HTMLTag("<h1>", mail: #"<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3"#, .center)
    static let heading = HTMLTag("<h2>", mail: #"<h2 style="margin:0 0 4px;font-size:16px;line-height:1.4"#, .start)

    static let line = HTMLTag("<p>", mail: #"<p style="margin:0"#, .start)
    static let strongLine = HTMLTag(#"<p class="strong">"#, mail: #"<p style="margin:0;font-weight:bold"#, .start)
    static let centeredLine = HTMLTag("<p>", mail: #"<p style="margin:0"#, .center)
    static let centeredStrongLine = HTMLTag(
        #"<p class="strong">"#, mail: #"<p style="margin:0;font-weight:bold"#, .center)

    /// Around a whole mail, up to where its blocks begin.
    static let mailSheet: StaticString = #"""
         style="width:100%;border-collapse:collapse;background:#ffffff;color:#222222;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.4;overflow-wrap:anywhere"><tr><td style="padding:16px"><table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse"><tr><td style="padding:0">

        """#

    static let items = HTMLTag(#"<table class="items">"#, mail: Self.mailTable)
    static let facts = HTMLTag(#"<table class="facts">"#, mail: Self.mailTable)
    static let totals = HTMLTag(#"<table class="totals">"#, mail: Self.mailTable)
    static let taxes = HTMLTag(#"<table class="taxes">"#, mail: Self.mailTable)
    static let payments = HTMLTag(#"<table class="payments">"#, mail: Self.mailTable)
    static let slip = HTMLTag(#"<table class="slip">"#, mail: Self.mailTable)
    private static let mailTable: StaticString =
        #"<table style="width:100%;margin:0 0 16px;border-collapse:collapse;border-spacing:0"#

    static let label = HTMLTag(
        #"<th scope="row">"#, mail: #"<th scope="row" style="padding:2px 0;font-weight:normal;vertical-align:top"#,
        .start)
    static let strongLabel = HTMLTag(
        #"<th scope="row">"#, mail: #"<th scope="row" style="padding:2px 0;font-weight:bold;vertical-align:top"#,
        .start)
    static let totalLabel = HTMLTag(
        #"<th scope="row">"#,
        mail: #"<th scope="row" style="padding:6px 0;border-top:2px solid #222222;font-size:18px;vertical-align:top"#,
        .start)
    static let detailLabel = HTMLTag(
        #"<th scope="row">"#,
        mail: #"<th scope="row" style="padding:0 12px 2px;color:#555555;font-weight:normal;vertical-align:top"#, .start)
    static let value = HTMLTag("<td>", mail: #"<td style="padding:2px 0;vertical-align:top"#, .end)
    static let amount = HTMLTag(
        #"<td class="amount">"#, mail: #"<td style="padding:2px 0;white-space:nowrap;vertical-align:top"#, .end)
    static let strongAmount = HTMLTag(
        #"<td class="amount">"#,
        mail: #"<td style="padding:2px 0;font-weight:bold;white-space:nowrap;vertical-align:top"#, .end)
    static let totalAmount = HTMLTag(
        #"<td class="amount">"#,
        mail:
            #"<td style="padding:6px 0;border-top:2px solid #222222;font-size:18px;font-weight:bold;white-space:nowrap;vertical-align:top"#,
        .end)
    static let wholeRow = HTMLTag(
        #"<td colspan="2">"#, mail: #"<td colspan="2" style="padding:0 12px 2px;color:#555555;vertical-align:top"#,
        .start)
    static let blankSpace = HTMLTag(
        "<td>", mail: #"<td style="width:70%;height:32px;border-bottom:1px solid #222222"#)
}
