#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Connections of TCP that are made without waiting longer than a deadline.
enum NetworkSocket {
    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let nonBlocking = Int32(SOCK_NONBLOCK.rawValue)
        private static let closedOnExecution = Int32(SOCK_CLOEXEC.rawValue)
    #else
        private static let stream = Int32(SOCK_STREAM)
        private static let nonBlocking = Int32(SOCK_NONBLOCK)
        private static let closedOnExecution = Int32(SOCK_CLOEXEC)
    #endif

    /// - Returns: A descriptor that does not block; whoever takes it closes it.
    /// - Throws: `SendingError.unknownHost`, `.unreachable`, `.timedOut`.
    static func connected(
        to address: PrinterAddress, _ host: String, _ port: UInt16, _ deadline: Deadline
    ) throws(SendingError) -> Int32 {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = stream
        hints.ai_flags = AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &found)
        defer { if let found { freeaddrinfo(found) } }
        guard status == 0 else {
            throw .unknownHost(address, reason: gai_strerror(status).map { String(cString: $0) } ?? "error \(status)")
        }
        var error = EADDRNOTAVAIL
        var next = found
        // Each of the host's addresses in turn: the first one that answers is taken.
        while let candidate = next?.pointee {
            next = candidate.ai_next
            let number = socket(
                candidate.ai_family, stream | nonBlocking | closedOnExecution, candidate.ai_protocol)
            guard number >= 0 else {
                error = errno
                continue
            }
            error = establish(number, candidate, deadline)
            if error == 0 { return number }
            _ = close(number)
            guard deadline.remainingMilliseconds > 0 else { throw .timedOut(address, sent: 0, of: 0) }
        }
        throw .unreachable(address, reason: SystemMessage.text(of: error))
    }

    /// The error that the system has noted for a connection, which it then forgets; 0: none.
    static func pendingError(of socket: Int32) -> Int32 {
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno
    }

    /// - Returns: 0, or the system's number of what went wrong.
    private static func establish(_ socket: Int32, _ candidate: addrinfo, _ deadline: Deadline) -> Int32 {
        if connect(socket, candidate.ai_addr, candidate.ai_addrlen) == 0 { return 0 }
        guard errno == EINPROGRESS || errno == EINTR else { return errno }
        return deadline.wait(for: POLLOUT, on: socket) ? pendingError(of: socket) : ETIMEDOUT
    }
}
