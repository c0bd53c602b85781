/// What becomes of a character that HTML cannot hold as it is.
struct HTMLEscape {
    enum Change {
        /// Written by its name or number.
        case reference(StaticString)
        /// A control: a parser takes neither it nor its number.
        case removal(Unicode.Scalar)
        /// A noncharacter, of which the same is true.
        case replacement(Unicode.Scalar)
    }

    let change: Change
    /// In bytes of the source.
    let length: Int

    /// 1 where a byte is, or begins, a character that may have to change; that includes a few that need not.
    @inline(__always)
    static func mayBeNeeded(for byte: UInt8) -> UInt8 {
        // C0 and DEL
        var found: UInt8 = byte < 0x20 ? 1 : 0
        found |= byte == 0x7F ? 1 : 0
        // ", & and ', < and >
        found |= byte == 0x22 ? 1 : 0
        found |= byte & 0xFE == 0x26 ? 1 : 0
        found |= byte & 0xFD == 0x3C ? 1 : 0
        // C1 begins with C2, noncharacters with EF and with F0 to F4.
        found |= byte == 0xC2 ? 1 : 0
        found |= byte >= 0xEF ? 1 : 0
        return found
    }

    /// - Returns: nil where the character stays as it is.
    ///
    /// Source: HTML Living Standard, "Preprocessing the input stream" and "Numeric character reference end state".
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        switch bytes[index] {
        case UInt8(ascii: "&"): self.init(.reference("&amp;"))
        case UInt8(ascii: "<"): self.init(.reference("&lt;"))
        case UInt8(ascii: ">"): self.init(.reference("&gt;"))
        case UInt8(ascii: "\""): self.init(.reference("&quot;"))
        case UInt8(ascii: "'"): self.init(.reference("&#39;"))
        case 0x09, 0x0A: return nil
        case let byte where byte < 0x20 || byte == 0x7F: self.init(.removal(Unicode.Scalar(byte)))
        default:
            guard let scalar = Self.scalar(bytes, at: index) else { return nil }
            let length = UTF8.width(scalar)
            if scalar.value < 0xA0 {
                self.init(.removal(scalar), length)
            } else if scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value) {
                self.init(.replacement(scalar), length)
            } else {
                return nil
            }
        }
    }

    private init(_ change: Change, _ length: Int = 1) {
        self.change = change
        self.length = length
    }

    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = bytes[index...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return nil
    }
}
