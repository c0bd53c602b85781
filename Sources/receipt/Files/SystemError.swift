#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system says of the last failed call.
struct SystemError: Error, CustomStringConvertible {
    let number: Int32

    static var last: SystemError { SystemError(number: errno) }
    var description: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }
}
