#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open way to a printer, which never waits longer than its deadline.
///
/// Looking up a host's name is the exception: the system does that, with time limits of its own.
struct PrinterConnection: ~Copyable {
    private let descriptor: Int32
    private let address: PrinterAddress
    private let deadline: Deadline

    /// - Throws: `SendingError.unknownHost`, `.unreachable`, `.timedOut`.
    init(to address: PrinterAddress, before deadline: Deadline) throws(SendingError) {
        // Nothing is set before all is known, so that there is nothing to undo after an error.
        let opened: Int32
        switch address {
        case .tcp(let host, let port): opened = try NetworkSocket.connected(to: address, host, port, deadline)
        case .device(let path): opened = try Self.opened(address, path)
        }
        descriptor = opened
        self.address = address
        self.deadline = deadline
    }

    private static func opened(_ address: PrinterAddress, _ path: String) throws(SendingError) -> Int32 {
        // Without waiting: a device that is switched off would otherwise keep us for ever.
        let number = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { throw .unreachable(address, reason: SystemMessage.text(of: errno)) }
        return number
    }

    deinit { _ = close(descriptor) }

    /// Delivers all bytes and waits until the printer has taken them.
    ///
    /// - Throws: `SendingError.interrupted`, `.timedOut`.
    borrowing func deliver(_ bytes: [UInt8]) throws(SendingError) {
        var sent = 0
        while sent < bytes.count {
            let (count, error) = transmit(bytes[sent...])
            if count >= 0 {
                sent += count
            } else if error == EAGAIN {
                guard deadline.wait(for: POLLOUT, on: descriptor) else {
                    throw .timedOut(address, sent: sent - pendingBytes, of: bytes.count)
                }
            } else if error != EINTR {
                throw .interrupted(
                    address, sent: sent - pendingBytes, of: bytes.count, reason: SystemMessage.text(of: error))
            }
        }
        if isSocket { try awaitReceipt(of: bytes.count) }
    }

    /// - Returns: How many bytes the system took; below zero: none, because of the error.
    private borrowing func transmit(_ bytes: ArraySlice<UInt8>) -> (count: Int, error: Int32) {
        bytes.withUnsafeBytes { buffer in
            if isSocket {
                let count = send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
                return (count, errno)
            }
            return BrokenPipeSignal.withheld {
                let count = write(descriptor, buffer.baseAddress, buffer.count)
                return (count, errno)
            }
        }
    }

    /// The system takes bytes faster than a printer: they arrived when it has none left and no error came back.
    private borrowing func awaitReceipt(of total: Int) throws(SendingError) {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        while true {
            let error = NetworkSocket.pendingError(of: descriptor)
            let pending = pendingBytes
            guard error == 0 else {
                throw .interrupted(
                    address, sent: max(0, total - pending), of: total, reason: SystemMessage.text(of: error))
            }
            if pending == 0 { return }
            guard deadline.remainingMilliseconds > 0 else {
                throw .timedOut(address, sent: max(0, total - pending), of: total)
            }
            // Nothing tells when bytes are acknowledged; only errors wake us earlier.
            var request = pollfd(fd: descriptor, events: 0, revents: 0)
            _ = poll(&request, 1, min(deadline.remainingMilliseconds, 5))
        }
    }

    private var isSocket: Bool {
        switch address {
        case .tcp: true
        case .device: false
        }
    }

    /// Bytes that the system still keeps because the printer has not taken them; of a device it is not known.
    private var pendingBytes: Int {
        guard isSocket else { return 0 }
        var count: Int32 = 0
        return ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
    }
}
