import ReceiptICU

/// Characters of two bytes and two cells, for the Kanji mode of Japanese, Chinese and Korean printers.
///
/// Tables are made once and never change, so that a lookup takes two looks into arrays and no lock.
package struct DoubleByteSet: Sendable {
    package let name: String
    private let codes: ScalarTable<UInt16>
    private let scalars: [UInt16]

    /// The two bytes of a character, the first of them first; nil where the set lacks it.
    ///
    /// The characters of ASCII are not in it, and neither are vendors' additions, which only some printers hold. It takes
    /// two cells on paper even where the character is narrow elsewhere, as Greek and Cyrillic letters are.
    @inline(__always)
    package func bytes(for scalar: Unicode.Scalar) -> (UInt8, UInt8)? {
        let code = codes.code(for: scalar)
        return code == 0 ? nil : (UInt8(code >> 8), UInt8(code & 0xFF))
    }

    /// The character that two bytes print; nil where the set has none.
    package func scalar(for bytes: (UInt8, UInt8)) -> Unicode.Scalar? {
        let value = scalars[Int(bytes.0) << 8 | Int(bytes.1)]
        return value == 0 ? nil : Unicode.Scalar(UInt32(value))
    }

    /// - Parameters:
    ///   - converter: ICU's canonical name.
    ///   - rows: The first bytes that belong to the set.
    ///   - isMember: Tells which codes of these rows belong to it.
    ///   - others: Further scalars that mean the same character, with its code.
    ///   - transformed: The bytes that a printer wants instead of the converter's.
    init?(
        name: String, converter: String, rows: [ClosedRange<UInt8>], isMember: (UInt16) -> Bool = { _ in true },
        others: [(Unicode.Scalar, UInt16)] = [], transformed: (UInt16) -> UInt16 = { $0 }
    ) {
        var codes = ScalarTable<UInt16>()
        var scalars = [UInt16](repeating: 0, count: 1 << 16)
        do {
            let converter = try ICUConverter(converter)
            for lead in rows.joined() {
                for (trail, scalar) in try converter.row(lead: lead).enumerated() {
                    let code = UInt16(lead) << 8 | UInt16(trail)
                    guard let scalar, Self.isShared(scalar), isMember(code) else { continue }
                    codes.add(transformed(code), for: scalar)
                    scalars[Int(transformed(code))] = UInt16(truncatingIfNeeded: scalar.value)
                }
            }
        } catch {
            return nil
        }
        for (scalar, code) in others {
            codes.add(transformed(code), for: scalar)
            if scalars[Int(transformed(code))] == 0 {
                scalars[Int(transformed(code))] = UInt16(truncatingIfNeeded: scalar.value)
            }
        }
        self.name = name
        self.codes = codes
        self.scalars = scalars
    }

    /// Private code points stand for vendors' additions, and ASCII needs one byte.
    private static func isShared(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0xA0, 0xE000...0xF8FF, 0xFFFD, 0x10000...: false
        default: true
        }
    }
}
