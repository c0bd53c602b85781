import ReceiptModel

/// Keeps a user's text from changing how the message around it runs, and the message from changing the text.
///
/// Source: Unicode Standard Annex 9, "Explicit Directional Isolates". An isolate is written only where it can change the
/// display, so that `Order 42` in English stays plain bytes: the message runs from right to left, or the text holds
/// characters that do, or direction controls.
enum Isolation {
    static let firstStrong: StaticString = "\u{2068}"
    static let pop: StaticString = "\u{2069}"

    static func write(_ text: String, isRightToLeft: Bool, to out: inout UTF8Writer) {
        guard !text.isEmpty, isRightToLeft || mayReorder(text) else { return out.append(text) }
        out.append(firstStrong)
        out.append(text)
        out.append(pop)
    }

    /// Whether a text can reorder what stands beside it in a message that runs from left to right.
    static func mayReorder(_ text: String) -> Bool {
        // Hebrew begins with the byte D6, direction controls with E2; whatever is below D6 is Latin, Greek or Cyrillic.
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        return text.unicodeScalars.contains(where: reorders)
    }

    /// Source: DerivedBidiClass.txt of Unicode 15, which reserves whole blocks for scripts that run from right to left.
    private static func reorders(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
