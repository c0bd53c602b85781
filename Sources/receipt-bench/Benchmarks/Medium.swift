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
        guard let profile = PrinterProfile.named("epson-tm-t88v") ?? PrinterProfile.named("generic-80mm") else {
            throw .unusable("the profile of a printer")
        }
        #if Graphics
            let printer = EscPosRenderer(profile: profile, rasterizer: PangoRasterizer())
        #else
            let printer = EscPosRenderer(profile: profile)
        #endif
        return [
            Medium(name: "text") { try text.render($0).utf8 },
            Medium(name: "html") { try html.render($0).utf8 },
            Medium(name: "escpos") { try printer.render($0).bytes },
        ]
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
