/// How text is laid out.
public struct TextOptions: Hashable, Sendable {
    public let columns: ColumnCount
    public let items: ItemLayout
    public let bidi: BidiOrder

    public enum ItemLayout: String, Hashable, Sendable, CaseIterable {
        /// A table where the paper is wide enough (64 columns), otherwise `stacked`.
        case automatic
        /// Name and amount, and under them the quantity and the price of one unit.
        case stacked
    }

    /// Who puts text that reads from right to left into the order in which it is seen.
    public enum BidiOrder: String, Hashable, Sendable, CaseIterable {
        /// The device, by UAX #9: text is in logical order, with isolates where one is needed.
        case logical
        /// The renderer, for devices that print from left to right whatever they get: Arabic letters are presentation
        /// forms, and no bidi control is left.
        case visual
    }

    public init(
        columns: ColumnCount = .standard, items: ItemLayout = .automatic, bidi: BidiOrder = .logical
    ) {
        self.columns = columns
        self.items = items
        self.bidi = bidi
    }
}
