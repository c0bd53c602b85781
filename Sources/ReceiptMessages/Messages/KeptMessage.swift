import Synchronization

/// A compiled message that is made once, by whichever thread needs it first, and read without a lock.
///
/// What `AtomicLazyReference` is, whose calls are not inlined: they took a third of the time of a short message.
struct KeptMessage: ~Copyable, Sendable {
    /// Safety: nil, or a reference that this value holds until it goes.
    private let reference = Atomic<Unmanaged<CompiledMessage>?>(nil)

    @inline(__always)
    func load() -> CompiledMessage? {
        reference.load(ordering: .acquiring)?.takeUnretainedValue()
    }

    /// Keeps a message, unless there is one already.
    ///
    /// - Returns: The one that is kept.
    func keep(_ message: CompiledMessage) -> CompiledMessage {
        let new = Unmanaged.passRetained(message)
        let (exchanged, earlier) = reference.compareExchange(
            expected: nil, desired: new, ordering: .acquiringAndReleasing)
        guard !exchanged, let earlier else { return message }
        new.release()
        return earlier.takeUnretainedValue()
    }

    deinit { reference.load(ordering: .acquiring)?.release() }
}
