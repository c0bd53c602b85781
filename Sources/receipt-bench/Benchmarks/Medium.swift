import ReceiptPrinting
import ReceiptRendering
import Receipts

#if Graphics
    import ReceiptGraphics
#endif

/// A medium that receipts are printed on, with its renderer kept between them.
struct Medium {
    let name: String
    let render: (ReceiptDocument) throws -> [UInt8]

    /// Those that are made of text, the plain text first. What a printer cannot print by itself is drawn where the build
    /// has graphics, and stays blank elsewhere.
    static func texts() throws(CaseError) -> [Medium] {
        let text = TextRenderer()
        let html = HTMLRenderer()
        let printer = try self.printer("epson-tm-t88v")
        let japanese = try self.printer("epson-tm-t88v-japan")
        return [
            Medium(name: "text") { try text.render($0).utf8 },
            Medium(name: "html") { try html.render($0).utf8 },
            Medium(name: "escpos") { document in
                try (document.language.language == "ja" ? japanese : printer).render(document).bytes
            },
        ]
    }

    /// A printer as its country buys it.
    private static func printer(_ model: String) throws(CaseError) -> EscPosRenderer {
        guard let profile = PrinterProfile.named(model) else { throw .unusable("the profile of \(model)") }
        #if Graphics
            return EscPosRenderer(profile: profile, rasterizer: PangoRasterizer())
        #else
            return EscPosRenderer(profile: profile)
        #endif
    }

    /// A page of 80 mm; nil where the build has no graphics.
    static func page() -> Medium? {
        #if Graphics
            let fonts = GraphicsFonts()
            let pdf = PDFRenderer(
                PageOptions(paper: .roll80, fonts: fonts, createdAt: LocalDateTime("2026-07-01T12:00:00Z")))
            return Medium(name: "pdf") { try pdf.render($0).bytes }
        #else
            return nil
        #endif
    }

    static func all() throws(CaseError) -> [Medium] { try texts() + [page()].compactMap { $0 } }
}
