import ReceiptContent

/// A picture on lines of its own.
public struct PrintedImage: Hashable, Sendable {
    public let image: DotImage
    /// Dots from the left edge of the paper.
    public let x: Int
}
