#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A printer on this machine that takes one connection.
final class LoopbackPrinter: Sendable {
    let port: UInt16
    private let listener: Int32

    /// How the printer behaves once somebody has connected.
    enum Behaviour {
        case readsAll
        /// It takes so many bytes and then breaks off.
        case breaksOff(after: Int)
        /// It takes nothing.
        case hangs
    }

    struct Failed: Error {
        let call: String
        let number: Int32
    }

    /// Listens on a free port of 127.0.0.1, with little room for bytes that nobody has read yet.
    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw Failed(call: "socket", number: errno) }
        var room: Int32 = 4096
        setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(listener, raw, size) == 0 && listen(listener, 1) == 0 && getsockname(listener, raw, &size) == 0
            }
        }
        guard bound else { throw Failed(call: "bind", number: errno) }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { _ = close(listener) }

    /// Takes the next connection, and keeps what was read of it.
    ///
    /// On a thread of its own: tasks share few threads, and sending blocks one of them.
    func serve(_ behaviour: Behaviour) throws -> Service {
        try Service(listener: listener, behaviour)
    }

    /// One connection that is being served.
    final class Service {
        private final class Work {
            let listener: Int32
            let behaviour: Behaviour
            var received: [UInt8] = []

            init(_ listener: Int32, _ behaviour: Behaviour) {
                self.listener = listener
                self.behaviour = behaviour
            }
        }

        private let work: Work
        private var thread = pthread_t()

        init(listener: Int32, _ behaviour: Behaviour) throws {
            work = Work(listener, behaviour)
            let status = pthread_create(
                &thread, nil,
                { argument in
                    if let argument {
                        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
                        work.received = LoopbackPrinter.serve(work.listener, work.behaviour)
                    }
                    return nil
                }, Unmanaged.passRetained(work).toOpaque())
            guard status == 0 else { throw Failed(call: "pthread_create", number: status) }
        }

        /// Waits for the end of the connection.
        func received() -> [UInt8] {
            pthread_join(thread, nil)
            return work.received
        }
    }

    private static func serve(_ listener: Int32, _ behaviour: Behaviour) -> [UInt8] {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return [] }
        defer { _ = close(connection) }
        var limit = Int.max
        switch behaviour {
        case .readsAll: break
        case .breaksOff(let count): limit = count
        case .hangs: limit = 0
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1024)
        while bytes.count < limit {
            let count = read(connection, &chunk, min(chunk.count, limit - bytes.count))
            if count <= 0 { break }
            bytes += chunk[..<count]
        }
        // Until the sender has given up.
        if case .hangs = behaviour { usleep(1_000_000) }
        return bytes
    }
}
