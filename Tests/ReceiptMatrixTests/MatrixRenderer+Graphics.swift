#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptTesting

    extension MatrixRenderer {
        /// Pages of A4, or a roll of 80 mm; codes are those that scanners read.
        static func pdf(_ paper: PaperSize = .a4) -> MatrixRenderer {
            let renderer = PDFRenderer(options(paper))
            return drawn("pdf", "%PDF-".utf8, readable: PDFRuns.text, with: renderer.render)
        }

        static func svg() -> MatrixRenderer {
            let renderer = SVGRenderer(options(.a4))
            return drawn("svg", "<?xml".utf8, readable: { String(decoding: $0, as: UTF8.self) }) { document in
                let text = try renderer.render(document)
                return RenderedFile(bytes: text.utf8, issues: text.issues)
            }
        }

        /// Source: PNG specification, "PNG file signature".
        static func png() -> MatrixRenderer {
            let renderer = PNGRenderer(options(.roll80))
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            return drawn("png", signature, readable: { "\($0.count) bytes" }, with: renderer.render)
        }

        private static func options(_ paper: PaperSize) -> PageOptions {
            let fonts = GraphicsFonts()
            return PageOptions(paper: paper, fonts: fonts, rasterizer: PangoRasterizer(fonts: fonts))
        }

        private static func drawn(
            _ name: String, _ signature: some Sequence<UInt8> & Sendable,
            readable: @escaping @Sendable ([UInt8]) throws -> String,
            with render: @escaping @Sendable (ReceiptDocument) throws -> RenderedFile
        ) -> MatrixRenderer {
            MatrixRenderer(
                name: name, fileExtension: "txt", render: { try render($0).bytes },
                check: { bytes, document in
                    guard bytes.starts(with: signature) else { throw CheckFailure("this is no \(name)") }
                    if let issue = try render(document).issues.first(where: { $0.kind == .unsupportedCharacter }) {
                        throw CheckFailure("\(issue)")
                    }
                }, readable: readable)
        }
    }
#endif
