import ReceiptModel
import Synchronization

/// The answers that a negotiator gave lately. A shop has few languages, and asking ICU takes tens of microseconds.
final class NegotiationMemory: Sendable {
    private let answers = Mutex<[LanguageTag: LocaleNegotiation?]>([:])
    /// Requests come from outside: a flood of invented tags must not fill the memory of a server.
    private static let capacity = 128

    func answer(_ request: LanguageTag, _ find: () -> LocaleNegotiation?) -> LocaleNegotiation? {
        if let known = answers.withLock({ $0[request] }) { return known }
        let found = find()
        answers.withLock { answers in
            if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
            answers[request] = .some(found)
        }
        return found
    }
}
