import ReceiptContent

/// What a stream of ESC/POS commands puts on paper, from top to bottom, and what it does besides.
public struct PrintedPaper: Hashable, Sendable {
    /// The printable width in dots.
    public let width: Int
    public let elements: [Element]

    public enum Element: Hashable, Sendable {
        case line(PrintedLine)
        case image(PrintedImage)
        case code(PrintedCode)
        /// Paper without print, in dots; below zero it moves back.
        case feed(dots: Int)
        case cut(Cut)
        case drawer(DrawerPulse)
        /// Something that leaves nothing on paper, or not what was meant.
        case remark(PrintRemark)
    }

    public enum Cut: String, Hashable, Sendable {
        case full
        case partial
    }

    /// A pulse that opens a cash drawer.
    public struct DrawerPulse: Hashable, Sendable {
        /// Of the drawer kick-out connector: 2 or 5.
        public let pin: Int
        public let onMilliseconds: Int
        public let offMilliseconds: Int
    }

    /// The text of all lines, in the order in which it was printed, without its looks.
    public var lines: [String] {
        elements.compactMap { element in
            guard case .line(let line) = element else { return nil }
            return line.text
        }
    }

    /// Everything that a print job should not contain, or that is not on the paper.
    public var remarks: [PrintRemark] {
        elements.compactMap { element in
            guard case .remark(let remark) = element else { return nil }
            return remark
        }
    }
}
