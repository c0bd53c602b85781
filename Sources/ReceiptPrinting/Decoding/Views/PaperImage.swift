import ReceiptContent

/// A picture of the paper as the printer would have burnt it, with a little margin.
///
///     let picture = PaperImage(of: paper, rasterizer: rasterizer)
public struct PaperImage: Sendable {
    public let image: DotImage
    /// What the picture does not show, each once, in whole sentences.
    public let issues: [String]

    /// - Parameter rasterizer: Draws characters and codes.
    public init(of paper: PrintedPaper, rasterizer: any Rasterizer) {
        var painter = PaperPainter(width: paper.width, rasterizer: rasterizer)
        for element in paper.elements where painter.hasRoom { painter.paint(element) }
        image = painter.finished()
        issues = painter.issues
    }
}
