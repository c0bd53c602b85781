/// Opens an object of the C interface.
///
/// - Parameters:
///   - call: Names the call in an error.
///   - open: Puts the object where it is told to and returns ICU's status.
func icuHandle(
    _ call: @autoclosure () -> String, _ open: (inout OpaquePointer?) -> Int32
) throws(ICUError) -> OpaquePointer {
    var opened: OpaquePointer?
    try checkICU(open(&opened), call())
    // The C interface reports U_MEMORY_ALLOCATION_ERROR (7) when it has nothing to hand out.
    guard let opened else { throw ICUError(status: 7, call: call()) }
    return opened
}
