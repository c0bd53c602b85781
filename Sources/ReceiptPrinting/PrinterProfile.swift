/// What a thermal printer can do.
public struct PrinterProfile: Hashable, Sendable {
    /// Names it on the command line: `generic-80mm`.
    public let id: String
    public let name: String
}
