import ReceiptContent
import ReceiptModel

/// What a receipt printer with the commands of ESC/POS can do.
///
/// Profiles are data: a file of JSON a model, with the source of its facts. `PrinterProfile.standard` holds those that
/// come with this package, and `init(json:)` reads one of your own.
public struct PrinterProfile: Hashable, Sendable {
    /// Names it on the command line: `generic-80mm`.
    public let id: String
    public let name: String
    /// Where its facts are from: manuals, by address or title.
    public let sources: [String]
    /// In millimetres.
    public let paperWidth: Int
    public let dotsPerInch: Int
    /// Dots that it can print side by side.
    public let dotsPerLine: Int
    /// How far `LF` feeds the paper after `ESC 2`, in dots.
    public let lineSpacing: Int
    public let fontA: Font
    /// nil: it has one font.
    public let fontB: Font?
    public let sizeCommand: SizeCommand
    /// Whether it prints images by `GS v 0`.
    public let printsImages: Bool
    /// The codes that it draws by commands of its own.
    public let codes: [CodeKind]
    public let cutter: Cutter
    /// Whether a cash drawer can be connected.
    public let hasDrawer: Bool
    /// In the order of their numbers.
    public let codePages: [Page]
    /// nil: it prints no characters of two bytes.
    public let doubleByte: DoubleByte?
    /// Whether it takes two bytes for one character until `FS .`, as models for East Asia do when they are switched on.
    public let startsInDoubleByteMode: Bool

    /// The cells of a font.
    public struct Font: Hashable, Sendable {
        /// Characters in a line.
        public let columns: Int
        /// Of a cell, in dots.
        public let width: Int
        public let height: Int
    }

    /// A table of characters, and the number that selects it.
    public struct Page: Hashable, Sendable {
        /// The argument of `ESC t`.
        public let number: UInt8
        /// The name that manuals use: `CP858`, `WPC1252`.
        public let name: String
    }

    /// Characters of two bytes and two cells.
    public struct DoubleByte: Hashable, Sendable {
        /// `SHIFT_JIS`, `GB18030`, `BIG5`, `KS_X_1001`.
        public let setName: String
        /// The argument of `FS C` that selects this form of the set; nil: the printer has but one.
        public let system: UInt8?
    }

    /// The command that makes characters larger.
    public enum SizeCommand: String, Hashable, Sendable, CaseIterable {
        case gs = "GS !"
        /// Impact printers have only this one.
        case esc = "ESC !"
    }

    public enum Cutter: String, Hashable, Sendable, CaseIterable {
        /// The paper is torn off.
        case none
        /// One point stays uncut.
        case partial
        case full
    }
}
