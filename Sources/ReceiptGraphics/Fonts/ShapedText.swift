#if Graphics
    import CReceiptPango

    /// A text with a glyph and a place for each of its characters, broken into lines. It belongs to its shaper.
    final class ShapedText {
        let handle: OpaquePointer
        let lineCount: Int
        /// The characters that no font has: U+FFFD stands for them.
        let missing: [Unicode.Scalar]
        /// The characters for which only a family that the table does not name could be found.
        let substituted: [Unicode.Scalar]

        struct Line {
            /// In points.
            let width: Double
            /// How far ink reaches above and below the baseline.
            let ascent: Double
            let descent: Double
        }

        /// Takes over the handle.
        init(_ handle: OpaquePointer) {
            self.handle = handle
            lineCount = Int(rpango_text_line_count(handle))
            missing = Self.scalars { rpango_text_missing(handle, $0, $1) }
            substituted = Self.scalars { rpango_text_unnamed(handle, $0, $1) }
        }

        deinit { rpango_text_close(handle) }

        func line(_ index: Int) -> Line {
            let line = rpango_text_line(handle, Int32(index))
            return Line(width: line.width, ascent: line.ascent, descent: line.descent)
        }

        /// The characters of a line in logical order.
        func string(ofLine index: Int) -> String {
            var size: Int32 = 0
            let start = rpango_text_line_bytes(handle, Int32(index), &size)
            // Safety: the shim promises `size` bytes that last as long as the handle.
            return UnsafeRawBufferPointer(start: start, count: Int(size)).withMemoryRebound(to: UInt8.self) {
                String(decoding: $0, as: UTF8.self)
            }
        }

        private static func scalars(_ read: (UnsafeMutablePointer<UInt32>?, Int32) -> Int32) -> [Unicode.Scalar] {
            let count = read(nil, 0)
            guard count > 0 else { return [] }
            var values = [UInt32](repeating: 0, count: Int(count))
            _ = values.withUnsafeMutableBufferPointer { read($0.baseAddress, count) }
            return values.compactMap(Unicode.Scalar.init)
        }
    }
#endif
