import ReceiptModel

/// A code as a grid of squares, ready to be drawn at any size.
public struct CodeMatrix: Hashable, Sendable {
    public let kind: CodeKind
    /// In modules, without the quiet zone. The rows of a linear code are all alike: it has one.
    public let width: Int
    public let height: Int
    /// How tall a row is, in module widths: 1 for QR; more where bars are taller than wide.
    public let rowHeight: Int
    /// Light modules that the code's standard wants on each side.
    public let quietZone: QuietZone
    /// Row by row from the top left: true is dark.
    public let modules: [Bool]

    public struct QuietZone: Hashable, Sendable {
        public let horizontal: Int
        public let vertical: Int

        public init(horizontal: Int, vertical: Int) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// - Returns: nil unless there are `width` x `height` modules, at least one.
    public init?(
        kind: CodeKind, width: Int, height: Int, rowHeight: Int, quietZone: QuietZone, modules: [Bool]
    ) {
        guard width > 0, height > 0, rowHeight > 0, modules.count == width * height else { return nil }
        self.kind = kind
        self.width = width
        self.height = height
        self.rowHeight = rowHeight
        self.quietZone = quietZone
        self.modules = modules
    }

    public func isDark(column: Int, row: Int) -> Bool { modules[row * width + column] }
}
