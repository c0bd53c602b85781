import ReceiptModel

/// An order under test, by the name that its snapshots carry.
public struct MatrixSample: Sendable {
    public let name: String
    public let order: Order

    public init(name: String, order: Order) {
        self.name = name
        self.order = order
    }
}
