import ReceiptContent
import ReceiptModel

/// Commands of ESC/POS and the text between them, with the state that a printer has after them.
///
/// Source: Epson, ESC/POS Command Reference.
struct EscPosStream: ~Copyable {
    var out: UTF8Writer
    /// The index of the selected code page in the character table.
    var page: Int
    var isDoubleByte = false
    /// The argument of `FS C` while characters of two bytes are written; nil: the printer knows but one form of them.
    var doubleByteSystem: UInt8?
    private var style = TextStyle.normal
    /// Controls that stood in a text and were not sent.
    var removed: [Unicode.Scalar] = []

    /// - Parameter page: The index of the page that the preamble selects.
    init(preamble: [UInt8], page: Int, capacity: Int) {
        out = UTF8Writer(capacity: capacity)
        self.page = page
        out.append(preamble)
    }

    struct TextStyle: Hashable {
        let isBold: Bool
        let isTall: Bool

        static let normal = TextStyle(isBold: false, isTall: false)
    }

    /// A place to go back to when a line turns out to be unprintable.
    struct Checkpoint {
        fileprivate let length: Int
        fileprivate let page: Int
        fileprivate let isDoubleByte: Bool
        fileprivate let removedCount: Int
    }

    var checkpoint: Checkpoint {
        Checkpoint(length: out.count, page: page, isDoubleByte: isDoubleByte, removedCount: removed.count)
    }

    mutating func goBack(to checkpoint: Checkpoint) {
        out.truncate(to: checkpoint.length)
        page = checkpoint.page
        isDoubleByte = checkpoint.isDoubleByte
        removed.removeLast(removed.count - checkpoint.removedCount)
    }

    // MARK: - Commands

    /// Sets everything that another program may have left behind. `ESC @` does not suffice: what it resets to depends on
    /// the printer's own settings.
    static func preamble(_ profile: PrinterProfile, _ options: EscPosOptions, firstPage: UInt8) -> [UInt8] {
        var bytes: [UInt8] = [Code.esc, UInt8(ascii: "@")]
        if profile.startsInDoubleByteMode || profile.doubleByte != nil { bytes += [Code.fs, UInt8(ascii: ".")] }
        if profile.doubleByte?.system != nil { bytes += [Code.fs, UInt8(ascii: "C"), 0] }
        if profile.doubleByte != nil { bytes += [Code.fs, UInt8(ascii: "S"), 0, 0] }
        // The characters of the United States, which are those of ASCII.
        bytes += [Code.esc, UInt8(ascii: "R"), 0]
        bytes += [Code.esc, UInt8(ascii: "t"), firstPage]
        let fontBits: UInt8 = options.font == .b && profile.fontB != nil ? 1 : 0
        bytes += [Code.esc, UInt8(ascii: "!"), fontBits]
        if profile.sizeCommand == .gs { bytes += [Code.gs, UInt8(ascii: "!"), 0] }
        bytes += [Code.esc, UInt8(ascii: "E"), 0]
        bytes += [Code.esc, UInt8(ascii: "a"), 0]
        bytes += [Code.esc, UInt8(ascii: "2")]
        if profile.hasDrawer, options.drawer != .closed {
            // 50 ms on, 500 ms off, in units of 2 ms.
            bytes += [Code.esc, UInt8(ascii: "p"), options.drawer == .first ? 0 : 1, 25, 250]
        }
        return bytes
    }

    mutating func endLine() { out.append(Code.lf) }

    mutating func set(_ style: TextStyle, _ profile: PrinterProfile, fontBits: UInt8) {
        guard style != self.style else { return }
        if style.isBold != self.style.isBold, profile.sizeCommand == .gs {
            command(Code.esc, UInt8(ascii: "E"), style.isBold ? 1 : 0)
        }
        switch profile.sizeCommand {
        case .gs:
            if style.isTall != self.style.isTall { command(Code.gs, UInt8(ascii: "!"), style.isTall ? 0x01 : 0) }
        case .esc:
            command(Code.esc, UInt8(ascii: "!"), fontBits | (style.isBold ? 0x08 : 0) | (style.isTall ? 0x10 : 0))
        }
        self.style = style
    }

    /// 1: the middle of the paper.
    mutating func align(_ alignment: UInt8) { command(Code.esc, UInt8(ascii: "a"), alignment) }

    /// Moves the paper by dots.
    mutating func feed(dots: Int) {
        var rest = dots
        while rest > 0 {
            command(Code.esc, UInt8(ascii: "J"), UInt8(min(rest, 255)))
            rest -= 255
        }
    }

    mutating func finish(_ profile: PrinterProfile, _ options: EscPosOptions) {
        guard options.cut == .automatic else { return }
        switch profile.cutter {
        case .none: command(Code.esc, UInt8(ascii: "d"), 4)
        // Feeds to where the knife is and cuts.
        case .partial: command(Code.gs, UInt8(ascii: "V"), 66, 0)
        case .full: command(Code.gs, UInt8(ascii: "V"), 65, 0)
        }
    }

    mutating func selectPage(_ index: Int, number: UInt8) {
        leaveDoubleByteMode()
        command(Code.esc, UInt8(ascii: "t"), number)
        page = index
    }

    mutating func enterDoubleByteMode() {
        guard !isDoubleByte else { return }
        command(Code.fs, UInt8(ascii: "&"))
        if let doubleByteSystem { command(Code.fs, UInt8(ascii: "C"), doubleByteSystem) }
        isDoubleByte = true
    }

    mutating func leaveDoubleByteMode() {
        guard isDoubleByte else { return }
        command(Code.fs, UInt8(ascii: "."))
        // In Shift JIS bytes of two are read with FS . as well; JIS, which is 0, is what FS . ends.
        if doubleByteSystem != nil { command(Code.fs, UInt8(ascii: "C"), 0) }
        isDoubleByte = false
    }

    @inline(__always)
    mutating func command(_ bytes: UInt8...) { for byte in bytes { out.append(byte) } }

    enum Code {
        static let lf: UInt8 = 0x0A
        static let esc: UInt8 = 0x1B
        static let fs: UInt8 = 0x1C
        static let gs: UInt8 = 0x1D
    }
}
