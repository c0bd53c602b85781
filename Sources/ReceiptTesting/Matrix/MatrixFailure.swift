/// A cell that does not hold: which one and why.
public struct MatrixFailure: Error, Hashable, Sendable {
    public let cell: String
    public let report: String
}

extension MatrixFailure: CustomStringConvertible {
    public var description: String { "\(cell): \(report)" }
}
