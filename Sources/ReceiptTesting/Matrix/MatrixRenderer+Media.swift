import ReceiptContent
import ReceiptPrinting
import ReceiptRendering

extension MatrixRenderer {
    /// Text in columns.
    public static func text(columns: ColumnCount = .standard) -> MatrixRenderer {
        let renderer = TextRenderer(TextOptions(columns: columns))
        return MatrixRenderer(name: "text", fileExtension: "txt", columns: columns.value) {
            try renderer.render($0).string
        }
    }

    /// Text in columns for devices that know no bidi.
    public static func visualText(columns: ColumnCount = .standard) -> MatrixRenderer {
        let renderer = TextRenderer(TextOptions(columns: columns, bidi: .visual))
        return MatrixRenderer(name: "text-visual", fileExtension: "txt", columns: columns.value) { document in
            let text = try renderer.render(document).string
            guard !text.unicodeScalars.contains(where: \.isBidiControl) else {
                throw CheckFailure("a bidi control is left in visual order")
            }
            return text
        }
    }

    /// The document as data.
    public static let json = MatrixRenderer(name: "json", fileExtension: "json", columns: nil) {
        try $0.rendered(as: .json).string
    }

    /// Markdown with tables.
    public static let markdown = MatrixRenderer(name: "markdown", fileExtension: "md", columns: nil) {
        try $0.rendered(as: .markdown).string
    }

    /// A page, or a mail.
    public static func html(_ variant: HTMLVariant = .page) -> MatrixRenderer {
        let renderer = HTMLRenderer(HTMLOptions(variant: variant, rasterizer: LegibleRasterizer()))
        return MatrixRenderer(
            name: variant == .page ? "html" : "html-\(variant.rawValue)", fileExtension: "html",
            render: { try renderer.render($0).utf8 }, check: HTMLCheck.everything,
            readable: { HTMLOutline.text(of: try HTMLReader.read($0)) })
    }

    /// Thermal paper of 80 mm; what the printer's characters cannot say is drawn, and read back.
    ///
    /// - Throws: `CheckFailure` when the profile is missing.
    public static func paper() throws(CheckFailure) -> MatrixRenderer {
        guard let profile = PrinterProfile.named("generic-80mm"), let columns = try? ColumnCount(profile.fontA.columns)
        else { throw CheckFailure("the profile generic-80mm is missing") }
        let printer = EscPosRenderer(profile: profile, rasterizer: LegibleRasterizer())
        let text = TextRenderer(TextOptions(columns: columns))
        return MatrixRenderer(
            name: "escpos", fileExtension: "txt", render: { try printer.render($0).bytes },
            check: { try PaperCheck.everything($0, of: $1, text: text.render($1).string) },
            readable: { LegiblePaper(EscPosDecoder().decode($0)).annotatedText })
    }
}

extension Unicode.Scalar {
    fileprivate var isBidiControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
