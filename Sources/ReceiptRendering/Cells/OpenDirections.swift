import ReceiptContent
import ReceiptModel

/// The direction controls that are open at some place of a text, so that a line that ends there can close them and the
/// next can open them again.
///
/// Source: Unicode Standard Annex 9, "Explicit Directional Embedding and Override Initiators", "Isolate Initiators".
struct OpenDirections {
    /// The outermost first.
    private var open: [Control] = []

    /// Goes on through the next part of the text.
    mutating func read(_ text: ArraySlice<UInt8>) {
        var at = text.startIndex
        while at + 2 < text.endIndex {
            guard let control = Control(text[at], text[at + 1], text[at + 2]) else {
                at += 1
                continue
            }
            at += 3
            switch control {
            case .popDirectionalIsolate, .popDirectionalFormatting: _ = open.popLast()
            case .firstStrongIsolate:
                // By the direction that it has found, since the rest of it may begin with other letters.
                let content = String(decoding: text[at...], as: UTF8.self)
                open.append(
                    TextDirection.ofFirstStrong(in: content) == .rightToLeft
                        ? .rightToLeftIsolate : .leftToRightIsolate)
            default: open.append(control)
            }
        }
    }

    /// What opens each of them again.
    func writeOpenings(to out: inout UTF8Writer) {
        for control in open { out.append(control.bytes[...]) }
    }

    /// What closes all of them.
    func writeClosings(to out: inout UTF8Writer) {
        for control in open.reversed() { out.append(control.closing.bytes[...]) }
    }
}

/// A control by the last two of the three bytes that it has in UTF-8.
private enum Control: UInt16 {
    case leftToRightEmbedding = 0x80AA
    case rightToLeftEmbedding = 0x80AB
    case popDirectionalFormatting = 0x80AC
    case leftToRightOverride = 0x80AD
    case rightToLeftOverride = 0x80AE
    case leftToRightIsolate = 0x81A6
    case rightToLeftIsolate = 0x81A7
    case firstStrongIsolate = 0x81A8
    case popDirectionalIsolate = 0x81A9

    init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        guard first == 0xE2 else { return nil }
        self.init(rawValue: UInt16(second) << 8 | UInt16(third))
    }

    var bytes: [UInt8] { [0xE2, UInt8(rawValue >> 8), UInt8(rawValue & 0xFF)] }

    var closing: Control {
        rawValue >= Self.leftToRightIsolate.rawValue ? .popDirectionalIsolate : .popDirectionalFormatting
    }
}
