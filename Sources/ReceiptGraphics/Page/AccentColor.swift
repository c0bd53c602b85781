#if Graphics
    /// The colour of titles and rules on A4 and Letter. Rolls are black.
    public struct AccentColor: Hashable, Sendable {
        public let red: UInt8
        public let green: UInt8
        public let blue: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// - Parameter hexadecimal: `1F4E79`, with or without `#`.
        /// - Throws: `GraphicsError.unsupportedColor` unless it is six hexadecimal digits.
        public init(hexadecimal: String) throws(GraphicsError) {
            let digits = hexadecimal.hasPrefix("#") ? hexadecimal.dropFirst() : hexadecimal[...]
            guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
                throw .unsupportedColor(hexadecimal)
            }
            self.init(
                red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                blue: UInt8(truncatingIfNeeded: value))
        }

        /// A dark blue.
        public static let standard = AccentColor(red: 0x1F, green: 0x4E, blue: 0x79)
    }
#endif
