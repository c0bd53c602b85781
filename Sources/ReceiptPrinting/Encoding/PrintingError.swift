import ReceiptContent
import ReceiptRendering

/// Why a receipt cannot be printed.
public enum PrintingError: Error, Hashable, Sendable {
    /// It does not fit on the paper.
    case layout(RenderingError)
    /// A line that has to be an image could not be drawn.
    case drawing(RasterizerError)
    /// The printer cannot print these characters, and the options ask not to print without them.
    case unprintable([DocumentIssue])
}

extension PrintingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .layout(let error): return "The receipt does not fit on the printer's paper: \(error)"
        case .drawing(let error): return "A line has to be printed as an image: \(error)"
        case .unprintable(let issues):
            let characters = issues.map { "\($0.codePoint ?? "a character") in \($0.place)" }.joined(separator: ", ")
            return "The printer has no way to print \(characters); give the renderer a rasterizer or change the text."
        }
    }
}
