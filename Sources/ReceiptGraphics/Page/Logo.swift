#if Graphics
    import CReceiptPango

    /// A picture in a PNG file.
    public struct Logo: Hashable, Sendable {
        public let png: [UInt8]
        public let widthInPixels: Int
        public let heightInPixels: Int

        /// More pixels than any page can show. Larger pictures are refused before they are unpacked.
        private static let largestSide = 8192

        /// - Throws: `GraphicsError.logo` when the bytes are no PNG file that can be read.
        public init(png: [UInt8]) throws(GraphicsError) {
            guard let size = Self.size(of: png) else { throw .logo(reason: "it is no PNG file") }
            guard max(size.width, size.height) <= Self.largestSide else {
                throw .logo(
                    reason: "it is \(size.width) x \(size.height) pixels large; the most are \(Self.largestSide)")
            }
            self.png = png
            (widthInPixels, heightInPixels) = size
            _ = try LogoImage(self)
        }

        /// What the header says.
        ///
        /// Source: ISO/IEC 15948, 5.2 and 11.2.2: eight bytes of signature, then the chunk IHDR with width and height.
        private static func size(of png: [UInt8]) -> (width: Int, height: Int)? {
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            guard png.count >= 24, png.starts(with: signature), png[12..<16].elementsEqual("IHDR".utf8) else {
                return nil
            }
            func number(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
            let (width, height) = (number(at: 16), number(at: 20))
            return width > 0 && height > 0 ? (width, height) : nil
        }
    }

    /// The pixels of a logo. Cairo wants a picture used by one thread at a time, so that every document opens its own.
    final class LogoImage {
        let handle: OpaquePointer

        init(_ logo: Logo) throws(GraphicsError) {
            var opened: OpaquePointer?
            let status = logo.png.withUnsafeBufferPointer { bytes -> Int32 in
                guard let start = bytes.baseAddress else { return Int32(RPANGO_BAD_IMAGE) }
                // Safety: the shim has read the bytes when it returns.
                return rpango_image_open(start, Int64(bytes.count), &opened)
            }
            guard status == RPANGO_OK, let opened else {
                throw .logo(reason: String(cString: rpango_status_text(status)))
            }
            handle = opened
        }

        deinit { rpango_image_close(handle) }
    }
#endif
