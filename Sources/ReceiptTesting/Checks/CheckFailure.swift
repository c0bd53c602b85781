/// What a check found, in one sentence.
public struct CheckFailure: Error, Hashable, Sendable {
    public let message: String

    public init(_ message: String) { self.message = message }
}

extension CheckFailure: CustomStringConvertible {
    public var description: String { message }
}
