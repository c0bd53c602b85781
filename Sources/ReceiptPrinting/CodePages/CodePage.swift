import ReceiptICU

/// A printer's table of characters with one byte each, as `ESC t` selects it.
///
/// The bytes 0x20 … 0x7E are ASCII on every page. Tables are made once and never change, so that a lookup takes two looks
/// into arrays and no lock.
package struct CodePage: Sendable {
    /// The name that printers' manuals use: `CP858`, `WPC1252`, `KATAKANA`.
    package let name: String
    /// What the bytes from 0x80 on stand for; 0 for nothing.
    private let upper: [UInt32]
    private let bytes: ScalarTable<UInt8>

    /// - Parameters:
    ///   - upper: What the bytes 0x80 … 0xFF stand for.
    ///   - synonyms: Further scalars for the picture of a byte.
    init(name: String, upper: [Unicode.Scalar?], synonyms: [(UInt8, Unicode.Scalar)] = []) {
        self.name = name
        let kept = upper.prefix(128).map { $0.map(Self.isPrinted) == true ? $0 : nil }
        self.upper = kept.map { $0?.value ?? 0 } + repeatElement(0, count: 128 - kept.count)
        var bytes = ScalarTable<UInt8>()
        for value in UInt8(0x20)...0x7E { bytes.add(value, for: Unicode.Scalar(value)) }
        for (offset, scalar) in kept.enumerated() {
            guard let scalar, ScalarShape(of: scalar.value).cells == 1 else { continue }
            bytes.add(UInt8(0x80 + offset), for: scalar)
        }
        for (byte, scalar) in synonyms { bytes.add(byte, for: scalar) }
        self.bytes = bytes
    }

    /// The byte that prints a character on one cell; nil where the page has none.
    ///
    /// Nothing that only looks alike is taken for it. Characters that are no cell wide or two have no byte even where
    /// the page holds a picture of them: combining marks, which printers put beside their letter, and the soft hyphen,
    /// which they print.
    @inline(__always)
    package func byte(for scalar: Unicode.Scalar) -> UInt8? {
        let byte = bytes.code(for: scalar)
        return byte == 0 ? nil : byte
    }

    /// The character that a byte prints; nil for control characters and for bytes without a picture.
    package func scalar(for byte: UInt8) -> Unicode.Scalar? {
        if byte < 0x80 { return byte < 0x20 || byte == 0x7F ? nil : Unicode.Scalar(byte) }
        let value = upper[Int(byte) - 0x80]
        return value == 0 ? nil : Unicode.Scalar(value)
    }

    /// Converters fill holes with control characters and private code points; printers have no picture for them.
    static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0xA0, 0xE000...0xF8FF, 0xFFFD: false
        default: true
        }
    }
}
