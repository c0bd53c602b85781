#if Graphics
    import ReceiptGraphics
    import ReceiptPrinting
    import Receipts

    /// Pictures of the paper that a thermal printer would have given out: the bytes that it is sent, read back and drawn.
    struct SlipPrinter: Sendable {
        private let encoder: EscPosRenderer
        private let decoder = EscPosDecoder()
        private let rasterizer: PangoRasterizer

        private static let model = "generic-80mm"

        /// - Throws: `FileError` when the program holds no profile of the printer.
        init(_ rasterizer: PangoRasterizer) throws(FileError) {
            guard let profile = PrinterProfile.named(Self.model) else {
                throw FileError(
                    .internalError, "the profile \(Self.model) is missing", hint: "Build the program again.")
            }
            encoder = EscPosRenderer(profile: profile, rasterizer: rasterizer)
            self.rasterizer = rasterizer
        }

        func print(
            _ document: ReceiptDocument
        ) throws -> (png: [UInt8], size: GalleryEntry.Slip, issues: [String]) {
            let commands = try encoder.render(document)
            let picture = PaperImage(of: decoder.decode(commands.bytes), rasterizer: rasterizer)
            let size = GalleryEntry.Slip(width: picture.image.width, height: picture.image.height)
            return (try picture.image.png(), size, commands.issues.map(\.description) + picture.issues)
        }
    }
#endif
