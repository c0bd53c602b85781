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
    public var description: String { "\(fact); \(advice)." }

    /// What happened.
    package var fact: String {
        switch self {
        case .unknownHost(let address, let reason): "the host of \(address) is not known (\(reason))"
        case .unreachable(let address, let reason): "the printer at \(address) cannot be reached (\(reason))"
        case .interrupted(let address, let sent, let total, let reason):
            "the printer at \(address) broke off after \(sent) of \(total) bytes (\(reason))"
        case .timedOut(let address, 0, _): "the printer at \(address) did not answer in time"
        case .timedOut(let address, let sent, let total):
            "the printer at \(address) took \(sent) of \(total) bytes in time"
        }
    }

    /// What to do about it.
    package var advice: String {
        switch self {
        case .unknownHost: "check its name"
        case .unreachable, .timedOut(_, 0, _): "check that it is on and connected"
        case .interrupted, .timedOut: "check its paper and cover, then print again"
        }
    }
}
