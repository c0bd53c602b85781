import Dispatch
import Synchronization

/// Independent pieces of work, spread over the cores.
enum ParallelWork {
    /// Does every piece, and returns when all are done. After a failure no piece is begun that has not been yet.
    ///
    /// Memory stays bounded by the number of cores: a piece is begun when one before it is finished.
    ///
    /// - Throws: What the first of the failed pieces threw.
    static func run(pieces: Int, _ work: @Sendable (Int) throws -> Void) throws {
        let failure = Mutex<(piece: Int, error: any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: pieces) { piece in
            guard failure.withLock({ $0 == nil }) else { return }
            do { try work(piece) } catch {
                failure.withLock { known in
                    if known.map({ piece < $0.piece }) ?? true { known = (piece, error) }
                }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure.error }
    }
}
