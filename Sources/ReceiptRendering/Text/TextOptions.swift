/// How text is laid out.
public struct TextOptions: Hashable, Sendable {
    public let columns: ColumnCount
    public let items: ItemLayout

    public enum ItemLayout: String, Hashable, Sendable, CaseIterable {
        /// A table where the paper is wide enough (64 columns), otherwise `stacked`.
        case automatic
        /// Name and amount, and under them the quantity and the price of one unit.
        case stacked
    }

    public init(columns: ColumnCount = .standard, items: ItemLayout = .automatic) {
        self.columns = columns
        self.items = items
    }
}
