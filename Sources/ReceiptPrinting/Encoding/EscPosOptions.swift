/// What a printout does besides printing.
public struct EscPosOptions: Hashable, Sendable {
    public let font: Font
    public let cut: Cut
    public let drawer: Drawer
    public let unprintable: Unprintable

    public enum Font: String, Hashable, Sendable, CaseIterable {
        case a
        /// Smaller; a printer without it uses font A.
        case b
    }

    public enum Cut: String, Hashable, Sendable, CaseIterable {
        /// As the printer can; without a cutter the paper is fed so far that it can be torn off.
        case automatic
        case none
    }

    /// The pulse that opens a cash drawer, sent before the receipt.
    public enum Drawer: String, Hashable, Sendable, CaseIterable {
        case closed
        /// By pin 2 of the connector, where the first drawer is.
        case first
        /// By pin 5.
        case second
    }

    /// What happens to characters that cannot be printed in any way.
    public enum Unprintable: String, Hashable, Sendable, CaseIterable {
        /// Their place stays blank, and an issue of the result names them.
        case report
        /// The receipt is not printed: `PrintingError.unprintable`.
        case fail
    }

    public init(
        font: Font = .a, cut: Cut = .automatic, drawer: Drawer = .closed, unprintable: Unprintable = .report
    ) {
        self.font = font
        self.cut = cut
        self.drawer = drawer
        self.unprintable = unprintable
    }
}
