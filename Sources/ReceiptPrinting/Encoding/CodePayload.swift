/// The bytes of a code as a printer's own command takes them.
struct CodePayload {
    let bytes: [UInt8]
    /// Controls that were left out of `bytes`.
    let removed: [Unicode.Scalar]
    /// Whether every printer makes the same code of it: ASCII without controls but for line ends, which structured
    /// payloads have. Printers read other bytes in character sets of their own choice.
    let isPlain: Bool

    init(_ payload: String) {
        var bytes: [UInt8] = []
        var removed: [Unicode.Scalar] = []
        for scalar in payload.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x0D: bytes.append(UInt8(scalar.value))
            case 0..<0x20, 0x7F..<0xA0: removed.append(scalar)
            default: bytes += Array(String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.removed = removed
        isPlain = removed.isEmpty && bytes.allSatisfy { $0 < 0x80 }
    }
}

/// How large a QR code gets.
enum QRSize {
    /// In modules. Source: ISO/IEC 18004.
    static let quietZone = 4

    /// Modules on each side of the smallest code that holds so many bytes with error correction M; nil: none does.
    static func modules(forBytes count: Int) -> Int? {
        capacities.firstIndex { $0 >= count }.map { 21 + 4 * $0 }
    }

    /// Bytes in byte mode with error correction M, for the versions 1 to 40. Source: ISO/IEC 18004, table 7.
    private static let capacities = [
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857,
        911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
    ]
}
