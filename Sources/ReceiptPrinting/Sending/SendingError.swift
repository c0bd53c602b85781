/// Why bytes did not reach a printer. Some of them may have.
public enum SendingError: Error, Hashable, Sendable {
    /// No address belongs to the host's name.
    case unknownHost(PrinterAddress, reason: String)
    /// There is no connection, or the device cannot be opened.
    case unreachable(PrinterAddress, reason: String)
    /// The connection or the device failed after so many bytes.
    case interrupted(PrinterAddress, sent: Int, of: Int, reason: String)
    /// The time limit passed when the printer had taken so many bytes.
    case timedOut(PrinterAddress, sent: Int, of: Int)
}

extension SendingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownHost(let address, let reason):
            "The host of \(address) is not known (\(reason)); check its name."
        case .unreachable(let address, let reason):
            "The printer at \(address) cannot be reached (\(reason)); check that it is on and connected."
        case .interrupted(let address, let sent, let total, let reason):
            "The printer at \(address) broke off after \(sent) of \(total) bytes (\(reason)); check its paper and print again."
        case .timedOut(let address, 0, _):
            "The printer at \(address) did not answer in time; check that it is on and connected."
        case .timedOut(let address, let sent, let total):
            "The printer at \(address) took \(sent) of \(total) bytes in time; check its paper and its cover."
        }
    }
}
