#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signal that ends a process when nobody reads its pipe. A library must neither let it end its host nor change what
/// the host does about it, so that it is kept from this thread while it writes.
enum BrokenPipeSignal {
    static func withheld<Result>(_ body: () -> Result) -> Result {
        var pipe = sigset_t()
        var before = sigset_t()
        var pending = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let result = body()
        // One that came meanwhile is ours and is taken away.
        var noTime = timespec()
        if !wasPending { while sigtimedwait(&pipe, nil, &noTime) == SIGPIPE {} }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }
}
