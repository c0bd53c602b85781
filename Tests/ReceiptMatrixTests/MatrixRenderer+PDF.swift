#if Graphics
    import ReceiptGraphics
    import ReceiptTesting

    extension MatrixRenderer {
        /// Pages of A4, or a roll of 80 mm; codes are those that scanners read.
        static func pdf(_ paper: PaperSize = .a4) -> MatrixRenderer {
            let fonts = GraphicsFonts()
            let renderer = PDFRenderer(
                PageOptions(paper: paper, fonts: fonts, rasterizer: PangoRasterizer(fonts: fonts)))
            return MatrixRenderer(
                name: "pdf", fileExtension: "txt", render: { try renderer.render($0).bytes },
                check: { bytes, document in
                    guard bytes.starts(with: "%PDF-".utf8) else { throw CheckFailure("this is no PDF") }
                    let issues = try renderer.render(document).issues
                    if let issue = issues.first(where: { $0.kind == .unsupportedCharacter }) {
                        throw CheckFailure("\(issue)")
                    }
                }, readable: PDFRuns.text)
        }
    }
#endif
