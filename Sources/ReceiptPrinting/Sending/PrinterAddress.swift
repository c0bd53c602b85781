/// Where a printer takes its bytes.
public enum PrinterAddress: Hashable, Sendable {
    /// A printer in the network that takes them as they come, as nearly all do on port 9100.
    case tcp(host: String, port: UInt16)
    /// A device file, such as `/dev/usb/lp0`.
    case device(path: String)

    /// Reads `tcp://host`, `tcp://host:port`, `tcp://[::1]:port` or the path of a device; the port is 9100 unless given.
    ///
    /// - Returns: nil for another scheme, a host that is empty or holds spaces, a port that is none, an empty path.
    public init?(_ text: String) {
        let scheme = "tcp://"
        guard text.lowercased().hasPrefix(scheme) else {
            guard !text.isEmpty, !text.contains("://"), !text.unicodeScalars.contains("\0") else { return nil }
            self = .device(path: text)
            return
        }
        guard let (host, port) = Self.hostAndPort(text.dropFirst(scheme.count)) else { return nil }
        self = .tcp(host: host, port: port)
    }

    private static func hostAndPort(_ text: Substring) -> (String, UInt16)? {
        var host = text
        var rest = Substring()
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[text.index(after: text.startIndex)..<end]
            rest = text[text.index(after: end)...]
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            rest = text[colon...]
        }
        guard !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }) else {
            return nil
        }
        if rest.isEmpty { return (String(host), 9100) }
        guard rest.first == ":", let port = UInt16(rest.dropFirst()), port > 0 else { return nil }
        return (String(host), port)
    }
}

extension PrinterAddress: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tcp(let host, let port): host.contains(":") ? "tcp://[\(host)]:\(port)" : "tcp://\(host):\(port)"
        case .device(let path): path
        }
    }
}
