import ReceiptGraphics
import ReceiptPrinting

/// `receipt decode`
enum DecodeCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let isNamed = arguments.value(.printer) != nil
        let printer = isNamed ? DecodedPrinter(try arguments.printerProfile()) : .standard
        let output = Output(arguments.value(.output))
        let picture = arguments.value(.png)
        if picture != nil, CommandRasterizer.shared == nil {
            throw UsageError(
                "this program was built without pictures", hint: "Leave --png out, or build it with the trait Graphics."
            )
        }
        let paper = EscPosDecoder(for: printer).decode(try Input.read(arguments.operand))
        if let picture { try write(paper, to: picture) }
        try output.write(Array(paper.annotatedText.utf8))
    }

    private static func write(_ paper: PrintedPaper, to path: String) throws {
        #if Graphics
            guard let rasterizer = CommandRasterizer.shared else { return }
            let picture = PaperImage(of: paper, rasterizer: rasterizer)
            for issue in picture.issues { StandardError.write("receipt: \(issue)\n") }
            try Output(path).write(picture.image.png())
        #endif
    }
}
