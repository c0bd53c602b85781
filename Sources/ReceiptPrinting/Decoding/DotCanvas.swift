import ReceiptContent

/// Dots that are being drawn.
struct DotCanvas {
    let width: Int
    private(set) var height: Int
    private let bytesPerRow: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        bytesPerRow = (self.width + 7) / 8
        bytes = [UInt8](repeating: 0, count: bytesPerRow * self.height)
    }

    var image: DotImage {
        DotImage(width: width, height: height, bytes: bytes) ?? .empty
    }

    func isBlack(x: Int, y: Int) -> Bool { bytes[y * bytesPerRow + x / 8] & (0x80 >> UInt8(x & 7)) != 0 }

    /// Adds white rows at the bottom, or takes rows away there.
    mutating func resize(toHeight height: Int) {
        let count = bytesPerRow * max(height, 0)
        if count < bytes.count {
            bytes.removeLast(bytes.count - count)
        } else {
            bytes.append(contentsOf: repeatElement(0, count: count - bytes.count))
        }
        self.height = max(height, 0)
    }

    /// Makes a rectangle black; what lies outside of the canvas is left out.
    mutating func fill(x: Int, y: Int, width: Int, height: Int) {
        for row in max(y, 0)..<max(min(y + height, self.height), max(y, 0)) {
            for column in max(x, 0)..<max(min(x + width, self.width), max(x, 0)) {
                bytes[row * bytesPerRow + column / 8] |= 0x80 >> UInt8(column & 7)
            }
        }
    }

    /// Turns black to white and white to black.
    mutating func invert(x: Int, y: Int, width: Int, height: Int) {
        for row in max(y, 0)..<max(min(y + height, self.height), max(y, 0)) {
            for column in max(x, 0)..<max(min(x + width, self.width), max(x, 0)) {
                bytes[row * bytesPerRow + column / 8] ^= 0x80 >> UInt8(column & 7)
            }
        }
    }

    /// Adds the black dots of a picture, each as large as the scales say.
    mutating func draw(_ image: DotImage, x: Int, y: Int, widthScale: Int = 1, heightScale: Int = 1) {
        for row in 0..<image.height {
            for column in 0..<image.width where image.isBlack(x: column, y: row) {
                fill(x: x + column * widthScale, y: y + row * heightScale, width: widthScale, height: heightScale)
            }
        }
    }
}

extension DotImage {
    /// No dots at all.
    static let empty: DotImage = DotImage(width: 0, height: 0, bytes: []) ?? DotCanvas(width: 0, height: 0).image
}
