/// Reads ESC/POS back: a stream of bytes becomes the paper that would come out.
///
///     let paper = EscPosDecoder(for: .standard).decode(bytes)
///     print(paper.annotatedText)
///
/// It is written from the command reference and takes every stream: what is no command, or ends too early, is a remark on
/// the paper. Source: Epson ESC/POS Command Reference for TM printers.
public struct EscPosDecoder: Sendable {
    private let printer: DecodedPrinter

    public init(for printer: DecodedPrinter = .standard) { self.printer = printer }

    /// - Complexity: O(*n*) in the bytes.
    public func decode(_ bytes: [UInt8]) -> PrintedPaper {
        var reader = PrintJobReader(bytes, for: printer)
        return PrintedPaper(width: printer.width, elements: reader.readAll())
    }
}
