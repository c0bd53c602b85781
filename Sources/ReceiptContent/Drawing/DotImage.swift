/// A picture in dots, black or white, as thermal printers burn them.
public struct DotImage: Hashable, Sendable {
    /// In dots.
    public let width: Int
    public let height: Int
    /// Row by row from the top, each of `bytesPerRow`; the highest bit is the leftmost dot, and 1 is black.
    public let bytes: [UInt8]

    public var bytesPerRow: Int { (width + 7) / 8 }

    /// - Returns: nil unless there are `height` rows of `(width + 7) / 8` bytes.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width >= 0, height >= 0, bytes.count == (width + 7) / 8 * height else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    public func isBlack(x: Int, y: Int) -> Bool {
        bytes[y * bytesPerRow + x / 8] & (0x80 >> UInt8(x % 8)) != 0
    }
}
