/// How many cells a line of fixed-width text has: 24 or more.
public struct ColumnCount: Hashable, Comparable, Sendable {
    public let value: Int

    /// The narrowest and the widest line. No receipt printer has fewer than 24 columns.
    public static let supported = 24...10_000
    /// 42 columns: 80 mm paper in the usual font.
    public static let standard = ColumnCount(checked: 42)
    /// 32 columns: 58 mm paper in the usual font.
    public static let narrow = ColumnCount(checked: 32)

    private init(checked value: Int) { self.value = value }

    /// - Throws: `RenderingError.unsupportedColumns` outside 24 … 10,000.
    public init(_ value: Int) throws(RenderingError) {
        guard Self.supported.contains(value) else { throw .unsupportedColumns(value) }
        self.value = value
    }

    public static func < (left: ColumnCount, right: ColumnCount) -> Bool { left.value < right.value }
}
