import ReceiptContent

/// Pictures that were sent before they are printed.
struct GraphicsMemory {
    /// What GS ( L collects for its function 50.
    var pending: [DotImage] = []
    /// What GS * defined.
    var downloaded: StoredImage?
    private var stored: [Key: StoredImage] = [:]

    private struct Key: Hashable {
        let isNonVolatile: Bool
        let name: UInt16
    }

    mutating func store(_ image: DotImage, name: UInt16, isNonVolatile: Bool) {
        stored[Key(isNonVolatile: isNonVolatile, name: name)] = StoredImage(image)
    }

    /// - Returns: nil where nothing of the name was stored.
    mutating func image(name: UInt16, isNonVolatile: Bool, width: Int, height: Int) -> DotImage? {
        stored[Key(isNonVolatile: isNonVolatile, name: name)]?.scaled(width: width, height: height)
    }

    /// The pending pictures on top of each other, as colours are printed.
    mutating func takePending() -> DotImage? {
        defer { pending = [] }
        guard let first = pending.first else { return nil }
        guard pending.count > 1 else { return first }
        var canvas = DotCanvas(
            width: pending.map(\.width).max() ?? 0, height: pending.map(\.height).max() ?? 0)
        for image in pending { canvas.draw(image, x: 0, y: 0) }
        return canvas.image
    }
}

/// A picture that may be printed often, in four sizes that are made once.
struct StoredImage {
    private let original: DotImage
    private var scaled: [Int: DotImage] = [:]

    init(_ image: DotImage) { original = image }

    /// - Parameters:
    ///   - width: Dots for each dot, 1 or 2; `height` likewise.
    mutating func scaled(width: Int, height: Int) -> DotImage {
        let key = width * 2 + height
        if let image = scaled[key] { return image }
        let image = original.scaled(width: width, height: height)
        scaled[key] = image
        return image
    }
}
